import { type Citation, compareCitations, parseCitation } from "../identifiers/citation.ts";
import { readCodeReference } from "../identifiers/code-reference.ts";
import type { RangeItem } from "../identifiers/resolution.ts";
import { unwrap } from "../identifiers/unwrap.ts";
import { type DirectReference, exactly, type LookupReading, type NameQuery } from "./lookup-reading.ts";

/** Names of the Code's sections: the citation in lower case. */
export const codeName = (citation: string): string => citation.toLowerCase();

function single(id: Citation, subsection: string | null, whole: boolean): DirectReference {
  const unfinished = whole && subsection === null ? codeName(id) : null;
  return { read: [id], queries: [exactly(codeName(id))], subsection, whole, unfinished };
}

function several(items: readonly RangeItem<Citation>[]): DirectReference {
  const read = items.map(({ from, to }) => (from === to ? from : `${from}..${to}`));
  return { read, queries: items.map(between), subsection: null, whole: true, unfinished: null };
}

/** The dashed beginning that two citations share: `16-5-` of `16-5-1` and `16-5-20`. */
function sharedBeginning(from: string, to: string): string {
  const parts = to.split("-");
  const shared = from.split("-").findIndex((part, at) => part !== parts[at]);
  return shared < 1 ? "" : `${parts.slice(0, shared).join("-")}-`;
}

function between({ from, to }: RangeItem<Citation>): NameQuery {
  if (from === to) return exactly(codeName(from));
  return {
    beginning: codeName(sharedBeginning(from, to)),
    pick: (names) =>
      names.filter((name) => {
        const citation = parseCitation(name.toUpperCase());
        return citation !== null && compareCitations(from, citation) <= 0 && compareCitations(citation, to) <= 0;
      }),
  };
}

function citationAmongWords(text: string): Citation | null {
  for (const word of text.split(/[\s,;()§]+/)) {
    const citation = parseCitation(unwrap(word));
    if (citation !== null) return citation;
  }
  return null;
}

function readDirect(text: string): DirectReference | null {
  const resolution = readCodeReference(text);
  switch (resolution.kind) {
    case "canonical":
    case "redirect":
      return single(resolution.id, resolution.subsection, true);
    case "range":
      return several(resolution.items);
    case "ambiguous":
      return several(resolution.candidates.map((id) => ({ from: id, to: id })));
    case "unknown": {
      const citation = citationAmongWords(text);
      return citation === null ? null : single(citation, null, false);
    }
    default:
      return resolution satisfies never;
  }
}

/**
 * `16-5` or `11-2a-1`, and a title's number where it is all that was typed; other numbers are words of headings. A
 * whole citation among other words is complete: it is direct.
 */
function beginning(word: string, alone: boolean): string | null {
  if (/^\d+[a-z]*-/.test(word)) return alone || parseCitation(word) === null ? word : null;
  return alone && /^\d{1,2}$/.test(word) ? `${word}-` : null;
}

/** Citations of the Code, in any written form, ranges and lists among them. */
export const CODE_READING: LookupReading = { readDirect, beginning, written: (id) => `§ ${id}` };
