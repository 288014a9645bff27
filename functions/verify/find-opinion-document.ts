import type { OpinionKey } from "../../src/corpus/opinion-shelf.ts";
import { opinionsOf } from "../collections.ts";
import { findOpinion } from "../opinions/find-opinion.ts";
import { missingOpinion, missingOpinionText } from "../opinions/missing-opinion.ts";
import type { Reading } from "../reading.ts";
import { checkedDocuments } from "./checked-documents.ts";
import type { FindDocument, FoundDocument } from "./find-document.ts";

/** An opinion by its docket (the leading one), its stable address, a reporter citation, upstream's id; 404 without a text. */
export const findOpinionDocument: FindDocument = (reading, id) => {
  const finding = findOpinion(opinionsOf(reading), id);
  if (finding.kind !== "case" && finding.kind !== "opinion")
    return { kind: "answer", answer: missingOpinion(reading, id, finding) };
  const key = finding.kind === "case" ? finding.lead : finding.key;
  const document = checkedDocuments(reading.release.corpus).opinion(key);
  if (document === null || document.text === null) return withoutText(reading, key);
  return { kind: "document", document };
};

/** That a quotation is not found would be said of a text, and there is none: the same 404 as the text itself has. */
function withoutText(reading: Reading, key: OpinionKey): FoundDocument {
  const opinion = opinionsOf(reading).opinion(key);
  if (opinion === null) throw new Error(`the store lists ${key.docket}/${key.cluster}, which it does not have`);
  return { kind: "answer", answer: missingOpinionText(reading, opinion.record) };
}
