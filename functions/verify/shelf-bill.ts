import { LIMITS } from "../../src/contract/limits.ts";
import type { BillKey } from "../../src/corpus/bill-shelf.ts";
import type { Corpus } from "../../src/corpus/corpus.ts";
import { billAddress } from "../../src/identifiers/bills/bill-id.ts";
import type { ShelfAnswer, ShelfDocument } from "../../src/verify/draft/draft-shelf.ts";
import { findBill } from "../bills/find-bill.ts";
import { checkedDocuments } from "./checked-documents.ts";
import { listedOnShelf, NOTHING_ON_SHELF, SHELF_CANDIDATES } from "./shelf-document.ts";

/** The bill that a draft names, in whatever form. */
export function shelfBill(corpus: Corpus, written: string): ShelfAnswer {
  const { bills } = corpus;
  if (bills === null) return { kind: "not_held" };
  const finding = findBill(bills, written);
  switch (finding.kind) {
    case "bill":
      return { kind: "canonical", document: billOf(corpus, finding.key), session_assumed: finding.assumed };
    case "several":
      return {
        kind: "ambiguous",
        documents: finding.keys.slice(0, SHELF_CANDIDATES).map((key) => billOf(corpus, key)),
      };
    case "missing": {
      const { number, session } = finding;
      const near = session === null ? [] : bills.nearest({ session: session.slug, number }, LIMITS.nearest);
      return { kind: "unknown", nearest: near.map((key) => billAddress(key.session, key.number)) };
    }
    case "no-session":
    case "unread":
      return NOTHING_ON_SHELF;
    default:
      return finding satisfies never;
  }
}

function billOf(corpus: Corpus, key: BillKey): ShelfDocument {
  return listedOnShelf(checkedDocuments(corpus).bill(key), billAddress(key.session, key.number));
}
