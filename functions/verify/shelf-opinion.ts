import { LIMITS } from "../../src/contract/limits.ts";
import type { Corpus } from "../../src/corpus/corpus.ts";
import type { OpinionKey, OpinionShelf } from "../../src/corpus/opinion-shelf.ts";
import type { DocketNumber } from "../../src/identifiers/opinions/docket.ts";
import { opinionAddress } from "../../src/identifiers/opinions/opinion-id.ts";
import { readOpinionReference } from "../../src/identifiers/opinions/opinion-reference.ts";
import type { ShelfAnswer, ShelfDocument } from "../../src/verify/draft/draft-shelf.ts";
import { findOpinion } from "../opinions/find-opinion.ts";
import { checkedDocuments } from "./checked-documents.ts";
import { listedOnShelf, NOTHING_ON_SHELF, SHELF_CANDIDATES } from "./shelf-document.ts";

/** The opinion that a draft names by a docket number, an id, or its reporter citations. */
export function shelfOpinion(corpus: Corpus, written: string): ShelfAnswer {
  const { opinions } = corpus;
  if (opinions === null) return { kind: "not_held" };
  const finding = findOpinion(opinions, written);
  switch (finding.kind) {
    case "case":
      return { kind: kindOf(opinions, written, finding.docket), document: opinionOf(corpus, finding.lead) };
    case "opinion":
      return { kind: kindOf(opinions, written, finding.key.docket), document: opinionOf(corpus, finding.key) };
    case "several":
      return {
        kind: "ambiguous",
        documents: finding.keys.slice(0, SHELF_CANDIDATES).map((key) => opinionOf(corpus, key)),
      };
    case "missing": {
      const near = finding.docket === null ? [] : opinions.nearestDockets(finding.docket, LIMITS.nearest);
      return { kind: "unknown", nearest: near.map((key) => opinionAddress(key.docket, key.cluster)) };
    }
    case "name":
    case "unread":
      return NOTHING_ON_SHELF;
    default:
      return finding satisfies never;
  }
}

/** A docket number that was joined to the one under which the opinion stands is another name of it. */
function kindOf(shelf: OpinionShelf, written: string, docket: DocketNumber): "canonical" | "redirect" {
  const dockets = docketsNamed(shelf, written);
  return dockets.length === 0 || dockets.includes(docket) ? "canonical" : "redirect";
}

/** The docket numbers that a reference gives; a bare number is one where there is such a case, else upstream's id. */
function docketsNamed(shelf: OpinionShelf, written: string): readonly DocketNumber[] {
  const read = readOpinionReference(written);
  if (read.kind === "digits") return shelf.underDocket(read.docket).length > 0 ? [read.docket] : [];
  return read.kind === "dockets" ? read.dockets : [];
}

function opinionOf(corpus: Corpus, key: OpinionKey): ShelfDocument {
  return listedOnShelf(checkedDocuments(corpus).opinion(key), opinionAddress(key.docket, key.cluster));
}
