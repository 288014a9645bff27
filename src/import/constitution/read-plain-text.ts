import { readConstitutionHeading } from "./constitution-heading.ts";
import type { ReadFile } from "./format.ts";
import type { PrintedConstitution } from "./printed-constitution.ts";
import { splitRunIn } from "./run-in-heading.ts";

/** A line that names the source of what follows, and often the article in it. */
const SOURCE_LINE = /^=== (?<source>.+?)(?: ===)?$/;
const ARTICLE_NAMED = /\((?<article>Article [IVXLC]{1,8})\)/;
const PREAMBLE_NAMED = /\bPreamble\b/;

const COMMENT = /^#/;
/** A line of a block that is a paragraph of its own: it begins with a marker. */
const MARKED_LINE = /^\((?:[a-z]{1,4}|\d{1,3}|[A-Z]{1,4})(?:\.\d)?\)/;

/** Reads plain text, blocks apart by blank lines: a heading by itself, above its text, or running on into it. */
export const readPlainText: ReadFile = ({ text }, constitution) => {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const comments = lines.filter((line) => COMMENT.test(line)).length;
  const blocks = lines
    .filter((line) => !COMMENT.test(line))
    .join("\n")
    .split(/\n{2,}/)
    .map((block) => block.split("\n").filter((line) => line !== ""));
  const reader = new BlockReader(constitution);
  for (const block of blocks) if (block.length > 0) reader.read(block);
  return comments === 0 ? {} : { comments };
};

class BlockReader {
  readonly #constitution: PrintedConstitution;
  #source = "";
  #unnamed = false;

  constructor(constitution: PrintedConstitution) {
    this.#constitution = constitution;
  }

  read(lines: readonly string[]): void {
    const [first = "", ...rest] = lines;
    const source = SOURCE_LINE.exec(first)?.groups?.["source"];
    const unnamed = this.#unnamed;
    this.#unnamed = false;
    if (source !== undefined) {
      this.#openSource(source);
      if (rest.length > 0) this.read(rest);
    } else if (readConstitutionHeading(first) !== null) this.#readHeading(first, rest);
    else if (unnamed && rest.length === 0 && isName(first)) this.#constitution.name(first);
    else this.#constitution.addText(paragraphsOf(lines));
  }

  #openSource(source: string): void {
    this.#source = source;
    this.#constitution.leave();
    const named = ARTICLE_NAMED.exec(source)?.groups?.["article"] ?? PREAMBLE_NAMED.exec(source)?.[0];
    if (named !== undefined) this.#open(named);
  }

  #readHeading(line: string, rest: readonly string[]): void {
    const heading = readConstitutionHeading(line);
    if (heading?.level !== "paragraph") {
      this.#open(line);
      const [name, ...text] = rest;
      if (this.#unnamed && name !== undefined && isName(name)) this.#constitution.name(name);
      this.#constitution.addText(paragraphsOf(this.#unnamed ? text : rest));
      this.#unnamed &&= rest.length === 0;
      return;
    }
    const { words, text } = splitRunIn(heading.words, rest);
    this.#constitution.open({ ...heading, words }, this.#source);
    this.#constitution.addText(paragraphsOf(text));
  }

  #open(line: string): void {
    const heading = readConstitutionHeading(line);
    if (heading === null) return;
    this.#constitution.open(heading, this.#source);
    this.#unnamed = heading.words === "" && (heading.level === "article" || heading.level === "section");
  }
}

/** Words of a heading stand in one short line without a point, or in capitals. */
function isName(line: string): boolean {
  return line.length <= 120 && (line === line.toUpperCase() || !/[.;:]$/.test(line));
}

/** Lines that only wrap are one paragraph. */
function paragraphsOf(lines: readonly string[]): string[] {
  const paragraphs: string[] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (last === undefined || MARKED_LINE.test(line)) paragraphs.push(line);
    else paragraphs[paragraphs.length - 1] = `${last} ${line}`;
  }
  return paragraphs;
}
