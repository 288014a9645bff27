import type { Corpus } from "../../src/corpus/corpus.ts";
import { spanOf } from "../../src/corpus/printed-order.ts";
import { type Provision, provisionId, SCHEMES } from "../../src/identifiers/provision.ts";
import type { ProvisionRecord } from "../../src/model/provision-records.ts";
import type { SectionRecord } from "../../src/model/section-record.ts";
import type { ItemId } from "./item-id.ts";
import type { Span } from "./plan-items.ts";

/** Every document of the Code in one row: the sections as printed, then each constitution's provisions. */
export type Catalogue = {
  /** The documents that an id names; empty where it names nothing. */
  spanOf(id: ItemId): Span;
  idAt(position: number): string;
  /** A document, and the length of its text in all its versions. */
  read(position: number): { document: SectionRecord | ProvisionRecord; chars: number };
};

const NOTHING: Span = { start: 0, end: 0 };

/** The catalogue of a store. */
export function catalogueOf(corpus: Corpus): Catalogue {
  const citations = corpus.citations();
  const provisions = SCHEMES.flatMap((scheme) => corpus.provisions(scheme).map((slug) => ({ scheme, slug })));

  function provisionAt(position: number): Provision {
    const provision = provisions[position - citations.length];
    if (provision === undefined) throw new Error(`nothing stands at ${position} of the catalogue`);
    return provision;
  }

  return {
    spanOf(id) {
      switch (id.kind) {
        case "sections": {
          // A citation inside a run that one heading stands for means the run.
          const from = corpus.codeAlias(id.from) ?? id.from;
          const to = id.from === id.to ? from : id.to;
          const [start, end] = spanOf(citations, from, to);
          return { start, end };
        }
        case "provision": {
          const index = provisions.findIndex(({ scheme, slug }) => scheme === id.scheme && slug === id.slug);
          return index === -1 ? NOTHING : { start: citations.length + index, end: citations.length + index + 1 };
        }
        case "unread":
          return NOTHING;
        default:
          return id satisfies never;
      }
    },
    idAt(position) {
      const citation = citations[position];
      if (citation !== undefined) return citation;
      const { scheme, slug } = provisionAt(position);
      return provisionId(scheme, slug);
    },
    read(position) {
      const citation = citations[position];
      if (citation !== undefined) {
        const section = must(corpus.section(citation), citation);
        return { document: section, chars: section.versions.reduce((sum, { chars }) => sum + chars, 0) };
      }
      const { scheme, slug } = provisionAt(position);
      const provision = must(corpus.provision(scheme, slug), slug);
      return { document: provision, chars: provision.chars };
    },
  };
}

function must<T>(record: T | null, id: string): T {
  if (record === null) throw new Error(`the store lists ${id}, which it does not have`);
  return record;
}
