import { LIMITS } from "../../src/contract/limits.ts";
import type { Corpus } from "../../src/corpus/corpus.ts";
import { provisionId } from "../../src/identifiers/provision.ts";
import type { DraftShelf, ShelfDocument } from "../../src/verify/draft/draft-shelf.ts";
import { checkedDocuments } from "./checked-documents.ts";
import { shelfBill } from "./shelf-bill.ts";
import { onShelf } from "./shelf-document.ts";
import { shelfOpinion } from "./shelf-opinion.ts";

/** Documents that may have a quotation, found by a search of its words, best first; at most five. */
export type MayHold = (quote: string) => readonly ShelfDocument[];

/** The collections of a release as the check of a draft asks for them. Without a search nothing is looked for elsewhere. */
export function draftShelf(corpus: Corpus, mayHold: MayHold = () => []): DraftShelf {
  const documents = checkedDocuments(corpus);
  return {
    section(citation) {
      const document = documents.section(citation);
      if (document !== null) return { kind: "canonical", document: onShelf(document) };
      const first = corpus.codeAlias(citation);
      const run = first === null ? null : documents.section(first);
      if (run !== null) return { kind: "redirect", document: onShelf(run) };
      return { kind: "unknown", nearest: corpus.nearestSections(citation, LIMITS.nearest) };
    },
    sectionsBetween: (from, to) => corpus.sectionsBetween(from, to, LIMITS.itemsSections),
    provision({ scheme, slug }) {
      const document = documents.provision({ scheme, slug });
      if (document !== null) return { kind: "canonical", document: onShelf(document) };
      const nearest = corpus.nearestProvisions(scheme, slug, LIMITS.nearest);
      return { kind: "unknown", nearest: nearest.map((near) => provisionId(scheme, near)) };
    },
    bill: (written) => shelfBill(corpus, written),
    opinion: (written) => shelfOpinion(corpus, written),
    mayHold,
  };
}
