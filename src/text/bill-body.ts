/** What is said of a passage: nothing, struck from the law, added to it. */
export type BillMark = "none" | "del" | "ins";

/**
 * A passage of a stored bill text under one mark. `body.slice(start, end)` is what is stored between the tags, in UTF-16
 * offsets; `words` is the same with `&lt; &gt; &amp;` read as what they stand for.
 */
export type BillRun = { mark: BillMark; words: string; start: number; end: number };

/** A paragraph and its passages in order; `start` and `end` take in the tags at its edges. */
export type BillParagraph = { runs: readonly BillRun[]; start: number; end: number };

/** A stored body as paragraphs, or what is wrong with it and at which offset. */
export type ScannedBody =
  | { kind: "paragraphs"; paragraphs: readonly BillParagraph[] }
  | { kind: "problem"; at: number; problem: string };

const ESCAPES: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&amp;": "&" };
const TOKENS = /<(?<slash>\/?)(?<tag>del|ins)>|&(?:lt|gt|amp);|(?<stray>[<>&])|(?<gap>\n(?:[ \t]*\n)+)/g;

/** Words as they are stored: `<`, `>` and `&` written out. */
export function escapeBillWords(words: string): string {
  return words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

/** Length of the stored form of the character at `at`: an escape, or one code unit. */
export function storedLength(body: string, at: number): number {
  return body.charAt(at) === "&" ? body.indexOf(";", at) + 1 - at : 1;
}

/** Reads a stored body: `<del>` and `<ins>` around words, paragraphs separated by one blank line, nothing else marked. */
export function scanBillBody(body: string): ScannedBody {
  const scan = new Scan(body);
  const words = body.trim();
  const start = body.indexOf(words);
  if (/\n/.test(body.slice(0, start) + body.slice(start + words.length))) {
    return { kind: "problem", at: start, problem: "a line break before the first or after the last word" };
  }
  for (const token of body.matchAll(TOKENS)) {
    const problem = scan.take(token[0], token.index, token.groups ?? {});
    if (problem !== null) return { kind: "problem", ...problem };
  }
  const problem = scan.endParagraph(body.length);
  return problem === null ? { kind: "paragraphs", paragraphs: scan.paragraphs } : { kind: "problem", ...problem };
}

type Problem = { at: number; problem: string } | null;

class Scan {
  readonly paragraphs: BillParagraph[] = [];
  readonly #body: string;
  #runs: BillRun[] = [];
  #paragraphStart = 0;
  #runStart = 0;
  #open: { mark: Exclude<BillMark, "none">; at: number } | null = null;

  constructor(body: string) {
    this.#body = body;
  }

  /** Takes the next tag, escape or blank line; what is wrong with it, if anything. */
  take(token: string, at: number, { slash, tag, stray, gap }: Record<string, string | undefined>): Problem {
    if (tag === "del" || tag === "ins") {
      return slash === "" ? this.#begin(tag, at, token.length) : this.#end(tag, at, token.length);
    }
    if (stray !== undefined) return { at, problem: strayProblem(this.#body, at) };
    if (gap === undefined) return null;
    if (gap !== "\n\n") return { at, problem: "paragraphs are separated by one blank line and nothing else" };
    const problem = this.endParagraph(at);
    this.#paragraphStart = this.#runStart = at + gap.length;
    return problem;
  }

  /** Ends a paragraph, in which every mark must have been closed. */
  endParagraph(end: number): Problem {
    if (this.#open !== null) {
      return { at: this.#open.at, problem: `<${this.#open.mark}> is not closed in its paragraph` };
    }
    this.#add("none", end);
    if (this.#runs.length > 0) this.paragraphs.push({ runs: this.#runs, start: this.#paragraphStart, end });
    this.#runs = [];
    return null;
  }

  #begin(mark: "del" | "ins", at: number, length: number): Problem {
    if (this.#open !== null) return { at, problem: `<${mark}> begins inside <${this.#open.mark}>` };
    this.#add("none", at);
    this.#open = { mark, at };
    this.#runStart = at + length;
    return null;
  }

  #end(mark: "del" | "ins", at: number, length: number): Problem {
    const open = this.#open;
    if (open === null) return { at, problem: `</${mark}> closes nothing` };
    if (open.mark !== mark) return { at, problem: `</${mark}> inside <${open.mark}>` };
    if (at === this.#runStart) return { at: open.at, problem: `<${mark}> marks nothing` };
    const words = this.#body.slice(this.#runStart, at);
    if (/^\n|\n$/.test(words)) return { at: open.at, problem: `<${mark}> begins or ends with a line break` };
    this.#add(mark, at);
    this.#open = null;
    this.#runStart = at + length;
    return null;
  }

  #add(mark: BillMark, end: number): void {
    const start = this.#runStart;
    if (start === end) return;
    const stored = this.#body.slice(start, end);
    const words = stored.replace(/&(?:lt|gt|amp);/g, (written) => ESCAPES[written] ?? written);
    this.#runs.push({ mark, words, start, end });
  }
}

function strayProblem(body: string, at: number): string {
  const tag = /^<\/?[A-Za-z][^<>\n]{0,40}>/.exec(body.slice(at, at + 50))?.[0];
  if (tag !== undefined) return `unknown tag ${tag}; only <del> and <ins> mark words`;
  const character = body.charAt(at);
  return `a literal ${character} is written ${escapeBillWords(character)}`;
}
