import { type Anchor, readAnchors } from "../text/anchors.ts";
import { readParagraphs } from "../text/paragraphs.ts";

/** A printed marker at the head of a paragraph. `id` is null where the same anchor stood before: ids are unique. */
export type LawMarker = { label: string; id: string | null };

/** A paragraph of law: its markers, outermost first, the words after them, and how deep the first marker is (0 to 5). */
export type LawParagraph = { markers: LawMarker[]; text: string; depth: number };

/** Lists deeper than this are not indented further: a narrow screen has no room. */
const DEEPEST = 5;

/**
 * The paragraphs of a section's text. Markers and words together are the text as stored; ids are the structure anchors
 * after `prefix`. A paragraph without a marker stands at the margin, whatever list it may end.
 */
export function lawParagraphs(text: string, prefix: string): LawParagraph[] {
  const anchors = readAnchors(text);
  const used = new Set<string>();
  return readParagraphs(text).map((paragraph) => {
    const own = anchors.filter(({ start }) => start >= paragraph.start && start < paragraph.end);
    const markers = own.map((anchor) => marker(text, anchor, prefix, used));
    const last = own.at(-1);
    const words = last?.words ?? paragraph.start;
    return {
      markers,
      text: text.slice(words, paragraph.end).trim(),
      depth: Math.min(DEEPEST, (own[0]?.anchor.split("-").length ?? 1) - 1),
    };
  });
}

function marker(text: string, anchor: Anchor, prefix: string, used: Set<string>): LawMarker {
  const id = `${prefix}${anchor.anchor}`;
  const first = !used.has(id);
  used.add(id);
  return { label: text.slice(anchor.start, anchor.words).trim(), id: first ? id : null };
}
