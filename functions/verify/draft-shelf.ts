import { LIMITS } from "../../src/contract/limits.ts";
import type { Corpus } from "../../src/corpus/corpus.ts";
import { type Citation, citationParts } from "../../src/identifiers/citation.ts";
import { provisionId } from "../../src/identifiers/provision.ts";
import type { DraftShelf } from "../../src/verify/draft/draft-shelf.ts";
import { checkedDocuments } from "./checked-documents.ts";
import { shelfBill } from "./shelf-bill.ts";
import { onShelf } from "./shelf-document.ts";
import { shelfOpinion } from "./shelf-opinion.ts";

/** What a search finds: documents that may have a quotation, opinions that may have a name; best first, at most five. */
export type ShelfSearch = Pick<DraftShelf, "mayHold" | "mayBeNamed">;

const NO_SEARCH: ShelfSearch = { mayHold: () => [], mayBeNamed: () => [] };

/** Titles of the Code of Georgia. */
const TITLES = 53;

/** The collections of a release as the check of a draft asks for them. Without a search nothing is looked for elsewhere. */
export function draftShelf(corpus: Corpus, search: ShelfSearch = NO_SEARCH): DraftShelf {
  const documents = checkedDocuments(corpus);
  return {
    section(citation) {
      const document = documents.section(citation);
      if (document !== null) return { kind: "canonical", document: onShelf(document) };
      const first = corpus.codeAlias(citation);
      const run = first === null ? null : documents.section(first);
      if (run !== null) return { kind: "redirect", document: onShelf(run) };
      if (!holdsTitle(corpus, citation)) return { kind: "not_held" };
      return { kind: "unknown", nearest: corpus.nearestSections(citation, LIMITS.nearest) };
    },
    sectionsBetween: (from, to) => corpus.sectionsBetween(from, to, LIMITS.itemsSections),
    provision({ scheme, slug }) {
      const document = documents.provision({ scheme, slug });
      if (document !== null) return { kind: "canonical", document: onShelf(document) };
      if (corpus.constitution(scheme) === null) return { kind: "not_held" };
      const nearest = corpus.nearestProvisions(scheme, slug, LIMITS.nearest);
      return { kind: "unknown", nearest: nearest.map((near) => provisionId(scheme, near)) };
    },
    bill: (written) => shelfBill(corpus, written),
    opinion: (written) => shelfOpinion(corpus, written),
    ...search,
  };
}

/** Whether a section would be here if it existed. Of a made-up Code every title is; of the real one those that are held. */
function holdsTitle(corpus: Corpus, citation: Citation): boolean {
  const code = corpus.collections().find(({ collection }) => collection === "code");
  const { title } = citationParts(citation);
  return code !== undefined && (code.specimen || title > TITLES || corpus.title(title) !== null);
}
