import { type Citation, compareCitations, parseCitation } from "../identifiers/citation.ts";
import { readCodeReference } from "../identifiers/code-reference.ts";
import type { RangeItem } from "../identifiers/resolution.ts";
import { unwrap } from "../identifiers/unwrap.ts";

/** The citations that a query names. */
export type DirectReference = {
  /** Spans in the order written, both ends included; a single citation has `from === to`. */
  readonly items: readonly RangeItem<Citation>[];
  /** Structure anchor of a part of a single section, `a-1`; null for whole ones. */
  readonly subsection: string | null;
  /** Whether the citation is all that was typed, in whatever form, or only one of the words. */
  readonly whole: boolean;
};

const one = (id: Citation, subsection: string | null, whole: boolean): DirectReference => {
  return { items: [{ from: id, to: id }], subsection, whole };
};

function citationAmongWords(text: string): Citation | null {
  for (const word of text.split(/[\s,;()§]+/)) {
    const citation = parseCitation(unwrap(word));
    if (citation !== null) return citation;
  }
  return null;
}

/** Reads a text that is a reference in any written form, or that has a bare citation among its words; else null. */
export function readDirect(text: string): DirectReference | null {
  const resolution = readCodeReference(text);
  switch (resolution.kind) {
    case "canonical":
    case "redirect":
      return one(resolution.id, resolution.subsection, true);
    case "range":
      return { items: resolution.items, subsection: null, whole: true };
    case "ambiguous":
      return { items: resolution.candidates.map((id) => ({ from: id, to: id })), subsection: null, whole: true };
    case "unknown": {
      const citation = citationAmongWords(text);
      return citation === null ? null : one(citation, null, false);
    }
    default:
      return resolution satisfies never;
  }
}

/** The positions, among ids in printed order, of what a reference names and the index has; each once. */
export function numbersOf({ items }: DirectReference, ids: readonly string[]): number[] {
  const numbers = items.flatMap(({ from, to }) => {
    if (from === to) return ids.indexOf(from);
    return ids.flatMap((id, number) => {
      const citation = parseCitation(id);
      const inside = citation !== null && compareCitations(from, citation) <= 0 && compareCitations(citation, to) <= 0;
      return inside ? number : [];
    });
  });
  return [...new Set(numbers)].filter((number) => number >= 0);
}
