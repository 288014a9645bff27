import type { FoundCitation } from "./found-citation.ts";
import type { DraftSpan } from "./found-quotation.ts";
import { firstFrom } from "./ordered-spans.ts";

/** Figures raised above the line, and the figures that they are. */
const RAISED: Readonly<Record<string, string>> = {
  "⁰": "0",
  "¹": "1",
  "²": "2",
  "³": "3",
  "⁴": "4",
  "⁵": "5",
  "⁶": "6",
  "⁷": "7",
  "⁸": "8",
  "⁹": "9",
};
/** The number of a note, right behind a quotation: `”3`, `”[^3]`, `”³`, `”<sup>3</sup>`. */
const MARK =
  /^[.,;:]?(?:\[\^(?<label>[\w-]{1,12})\]|\[?(?<number>\d{1,3})\]?(?![\w.%-]|,\d)|(?<raised>[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})|<sup>(?<sup>\d{1,3})<\/sup>)/u;
/** Where a note begins: `[^3]: …`, `3. …`, `3 …`, `³ …`. */
const NOTE =
  /^[ \t]{0,8}(?:\[\^(?<label>[\w-]{1,12})\]:|\[?(?<number>\d{1,3})\]?[.)]?[ \t]|(?<raised>[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})[ \t]?)/gmu;
const MARK_MAX = 20;

/** The notes of a draft, by number: where each that follows a place begins and ends. */
export class Notes {
  readonly #draft: string;
  readonly #citations: readonly FoundCitation[];
  readonly #notes = new Map<string, DraftSpan[]>();

  /** `citations` are in order. A note ends where the next one begins, or its paragraph ends. */
  constructor(draft: string, citations: readonly FoundCitation[]) {
    this.#draft = draft;
    this.#citations = citations;
    const begun = [...draft.matchAll(NOTE)];
    for (const [index, { index: start, 0: head, groups }] of begun.entries()) {
      const next = begun[index + 1]?.index ?? draft.length;
      const blank = draft.indexOf("\n\n", start + head.length);
      const end = blank === -1 ? next : Math.min(next, blank);
      this.#notes.getOrInsertComputed(nameOf(groups), () => []).push({ start, end });
    }
  }

  /** The citations of the note whose number stands at a place, right behind a quotation; none where none does. */
  citedAt(at: number): readonly FoundCitation[] {
    const mark = MARK.exec(this.#draft.slice(at, at + MARK_MAX));
    const notes = mark === null ? undefined : this.#notes.get(nameOf(mark.groups));
    const note = notes?.[firstFrom(notes, at + 1)];
    if (note === undefined) return [];
    return this.#citations.slice(firstFrom(this.#citations, note.start), firstFrom(this.#citations, note.end));
  }
}

function nameOf(groups: Readonly<Record<string, string | undefined>> | undefined): string {
  const { label, number, raised, sup } = groups ?? {};
  return label ?? number ?? sup ?? Array.from(raised ?? "", (figure) => RAISED[figure] ?? "").join("");
}
