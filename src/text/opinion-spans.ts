import type { SubOpinion } from "../model/stored-opinion.ts";
import { type Paragraph, readParagraphs } from "./paragraphs.ts";

/** One opinion of a decision with its paragraphs; `opinion` is null for words that none of them claims. */
export type OpinionSpan = { opinion: SubOpinion | null; paragraphs: Paragraph[] };

/** The text as its sub-opinions divide it, with what lies between them as spans of its own; offsets are into the text. */
export function readOpinionSpans(text: string, opinions: readonly SubOpinion[]): OpinionSpan[] {
  const spans: OpinionSpan[] = [];
  const add = (opinion: SubOpinion | null, from: number, to: number) => {
    const paragraphs = readParagraphs(text.slice(from, to)).map((each) => ({
      ...each,
      start: each.start + from,
      end: each.end + from,
    }));
    if (opinion !== null || paragraphs.length > 0) spans.push({ opinion, paragraphs });
  };
  let end = 0;
  for (const opinion of opinions) {
    add(null, end, opinion.start);
    end = opinion.start + opinion.chars;
    add(opinion, opinion.start, end);
  }
  add(null, end, text.length);
  return spans;
}
