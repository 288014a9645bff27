import type { OpinionFullText } from "../../model/opinion-records.ts";
import type { SubOpinion } from "../../model/stored-opinion.ts";
import { pageMarks } from "../../render/opinions/page-marks.ts";
import { subOpinionHeading, subOpinionNotices } from "../../render/opinions/sub-opinion-heading.ts";
import { readOpinionSpans } from "../../text/opinion-spans.ts";
import type { Paragraph } from "../../text/paragraphs.ts";
import { readNotes } from "./opinion-notes.ts";
import { cutParagraph, type OpinionPiece, type PlacedPiece } from "./opinion-pieces.ts";

/** A paragraph of an opinion; `id` is set where a quotation begins in it. */
export type OpinionParagraph = { id: string | null; pieces: OpinionPiece[] };

/** One of the opinions of a decision, or words that stand outside them all. */
export type OpinionPart = {
  id: string;
  heading: string;
  notices: string[];
  paragraphs: OpinionParagraph[];
  notes: OpinionParagraph[];
};

/** An opinion's text, the opinions in it and its printed pages. */
export type OpinionSource = {
  text: string;
  subOpinions: readonly SubOpinion[];
  pages: OpinionFullText["pages"];
  /** Offsets at which something begins that is linked to. */
  anchors: readonly number[];
};

/** Element id of the paragraph that begins at an offset of the text, so that what is quoted from it can be linked to. */
const paragraphId = (start: number): string => `at-${start}`;

/** The paragraph that holds an offset, as its element id; null where none does. */
export function paragraphIdAt(paragraphs: readonly Paragraph[], at: number): string | null {
  const found = paragraphs.find(({ start, end }) => start <= at && at < end);
  return found === undefined ? null : paragraphId(found.start);
}

/** The text as its opinions divide it. No word is left out, whether or not an opinion claims it. */
export function opinionParts({ text, subOpinions, pages, anchors }: OpinionSource): OpinionPart[] {
  const spans = readOpinionSpans(text, subOpinions);
  const paragraphs = spans.flatMap((span) => span.paragraphs);
  const marks = pageMarks(paragraphs, pages);
  const placedPages = pagePieces(marks);
  const linked = new Set(anchors.map((at) => paragraphIdAt(paragraphs, at)));
  let from = 0;
  return spans.map(({ opinion, paragraphs: own }, index) => {
    const begin = from;
    from += own.length;
    const part = `opinion-${index + 1}`;
    const { notesFrom, pieces } = notePieces(own, part);
    const shown = own.map(({ text: words, start }, at): OpinionParagraph => {
      const placed = [...(placedPages[begin + at] ?? []), ...(pieces.get(at) ?? [])].sort((a, b) => a.at - b.at);
      const id = paragraphId(start);
      return { id: linked.has(id) ? id : null, pieces: cutParagraph(words, placed) };
    });
    return {
      id: part,
      heading: opinion === null ? "Opinion" : subOpinionHeading(opinion),
      notices: opinion === null ? [] : subOpinionNotices(opinion).map((words) => words.join("")),
      paragraphs: shown.slice(0, notesFrom),
      notes: shown.slice(notesFrom),
    };
  });
}

/** The paragraphs of a text in order, none reaching from one opinion into another; offsets are into the whole text. */
export function opinionParagraphs(text: string, subOpinions: readonly SubOpinion[]): Paragraph[] {
  return readOpinionSpans(text, subOpinions).flatMap(({ paragraphs }) => paragraphs);
}

/** Where pages begin, by paragraph. Of several pages with one number the first can be linked to. */
function pagePieces(marks: readonly { at: number; shown: string }[][]): PlacedPiece[][] {
  const used = new Set<string>();
  return marks.map((own) =>
    own.map(({ at, shown }) => {
      const id = `page-${shown
        .replace(/[^0-9A-Za-z]+/g, "-")
        .replace(/^-|-$/g, "")
        .toLowerCase()}`;
      const first = !used.has(id);
      used.add(id);
      return { at, chars: 0, piece: { kind: "page", shown: `[${shown}]`, id: first ? id : null } };
    }),
  );
}

/** The marks of footnotes, by paragraph, and the paragraph at which the footnotes begin. */
function notePieces(
  paragraphs: readonly Paragraph[],
  part: string,
): { notesFrom: number; pieces: ReadonlyMap<number, PlacedPiece[]> } {
  const { from, notes } = readNotes(paragraphs);
  const placed = notes.flatMap(({ mark, references }, index) => {
    const note = `${part}-note-${index + 1}`;
    const back = (which: number) => `${note}-reference${which === 0 ? "" : `-${which + 1}`}`;
    return [
      { mark, piece: { kind: "note" as const, id: note, href: references.length === 0 ? null : `#${back(0)}` } },
      ...references.map((reference, which) => ({
        mark: reference,
        piece: { kind: "reference" as const, id: back(which), href: `#${note}` },
      })),
    ];
  });
  const byParagraph = Map.groupBy(placed, ({ mark }) => mark.paragraph);
  const pieces = new Map(
    [...byParagraph].map(([paragraph, own]) => [
      paragraph,
      own.map(({ mark, piece }): PlacedPiece => {
        const label = `[${mark.label}]`;
        return { at: mark.at, chars: label.length, piece: { ...piece, label } };
      }),
    ]),
  );
  return { notesFrom: from, pieces };
}
