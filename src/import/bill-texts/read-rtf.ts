import { buildMarkedText, type Paragraph } from "./marked-text.ts";
import { rtfDecoder } from "./rtf-decoder.ts";
import { beginGroup, FIRST_GROUP, formatGroup, markOf, type RtfGroup } from "./rtf-group.ts";
import { type RtfToken, rtfTokens } from "./rtf-tokens.ts";
import { CHARACTERS, PARAGRAPH_ENDS } from "./rtf-words.ts";

/** An RTF document: its text, and what is printed on its pages beside it (headers and footers), line by line. */
export type RtfText = { paragraphs: Paragraph[]; page: string };

/**
 * Reads RTF: what is struck is `del`, what is underlined `ins`. Headers, footers, numbers of lines and pages are printed by
 * programs and are not in the text.
 *
 * @throws {Error} when it uses a code page that is not read here
 */
export function readRtf(bytes: Buffer): RtfText {
  const reader = new RtfReader();
  for (const token of rtfTokens(bytes)) reader.take(token);
  return reader.finish();
}

class RtfReader {
  readonly #text = buildMarkedText();
  readonly #decoder = rtfDecoder();
  readonly #outer: RtfGroup[] = [];
  #group: RtfGroup = { ...FIRST_GROUP };
  #page = "";
  /** Whether a group has just begun: its first control word says what it is for. */
  #opening: "no" | "yes" | "ignorable" = "no";
  /** Characters still to be left out after a `\u`. */
  #skip = 0;
  #afterRow = false;

  take(token: RtfToken): void {
    if (token.kind === "text") this.#takeText(token.data);
    else if (token.kind === "control") this.#takeControl(token.word, token.param, token.data);
    else this.#turnGroup(token.kind === "open");
  }

  finish(): RtfText {
    this.#flush();
    return { paragraphs: this.#text.finish(), page: this.#page };
  }

  #turnGroup(opens: boolean): void {
    this.#flush();
    this.#skip = 0;
    this.#opening = opens ? "yes" : "no";
    if (opens) this.#outer.push(this.#group);
    this.#group = opens ? { ...this.#group } : (this.#outer.pop() ?? this.#group);
  }

  #takeText(data: Buffer): void {
    this.#opening = "no";
    const skipped = Math.min(this.#skip, data.length);
    this.#skip -= skipped;
    this.#keep(data.subarray(skipped));
  }

  #takeControl(word: string, param: number | null, data: Buffer | null): void {
    const opening = this.#opening;
    this.#opening = word === "*" ? "ignorable" : "no";
    if (word === "*" || (opening !== "no" && beginGroup(this.#group, word, opening === "ignorable"))) return;
    if (word === "u") this.#takeUnicode(param ?? 0);
    else if (word === "'" || CHARACTERS.has(word)) this.#takeCharacter(word, data);
    else this.#takeWord(word, param);
  }

  #takeUnicode(code: number): void {
    this.#flush();
    this.#put(String.fromCharCode(code & 0xffff));
    this.#skip = this.#group.fallback;
  }

  #takeCharacter(word: string, data: Buffer | null): void {
    if (this.#skip > 0) this.#skip -= 1;
    else if (word === "'") this.#keep(data ?? Buffer.alloc(0));
    else {
      this.#flush();
      this.#put(CHARACTERS.get(word) ?? "");
    }
  }

  #takeWord(word: string, param: number | null): void {
    this.#flush();
    this.#skip = 0;
    if (PARAGRAPH_ENDS.has(word)) {
      if (this.#group.target === "text") this.#text.endParagraph();
      else this.#put("\n");
    } else if (this.#group.fontTable) this.#decoder.fontWord(word, param);
    else if (!this.#decoder.documentWord(word, param)) formatGroup(this.#group, word, param);
  }

  #keep(data: Buffer): void {
    if (this.#group.target !== "none") this.#decoder.push(data);
  }

  #flush(): void {
    this.#put(this.#decoder.flush(this.#group.font));
  }

  #put(words: string): void {
    const { target, hidden, inTable } = this.#group;
    if (words === "" || hidden || target === "none") return;
    if (target === "page") {
      this.#page += words;
      return;
    }
    if (this.#afterRow && !inTable && words.trim() !== "") this.#text.endParagraph();
    this.#text.add(words, markOf(this.#group));
    this.#afterRow = inTable && words === "\n";
  }
}
