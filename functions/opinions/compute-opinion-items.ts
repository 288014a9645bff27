import { opinionAddress } from "../../src/identifiers/opinions/opinion-id.ts";
import { opinionInLanguage } from "../../src/render/opinions/opinion-in-language.ts";
import { opinionItem } from "../../src/render/opinions/opinion-item.ts";
import { opinionsOf } from "../collections.ts";
import type { Compute } from "../computed.ts";
import { computeDocumentItems } from "../items/compute-document-items.ts";
import { languageOf } from "../language.ts";
import { findOpinion } from "./find-opinion.ts";

/**
 * `GET /opinions/items`: an id is a reference in any written form, a docket number meaning its leading opinion; one that
 * leads to several opinions is not found, and neither is a name.
 */
export const computeOpinionItems: Compute = (reading) => {
  const shelf = opinionsOf(reading);
  const lang = languageOf(reading.query);
  return computeDocumentItems(reading, {
    find(written) {
      const finding = findOpinion(shelf, written);
      if (finding.kind !== "case" && finding.kind !== "opinion") return null;
      const key = finding.kind === "case" ? finding.lead : finding.key;
      return { id: opinionAddress(key.docket, key.cluster), key };
    },
    read(key) {
      const opinion = shelf.opinion(key);
      if (opinion === null) throw new Error(`the store lists ${key.docket}/${key.cluster}, which it does not have`);
      const record = opinionInLanguage(opinion.record, opinion.spanish, lang);
      return { document: opinionItem(record, opinion.text), chars: opinion.text?.length ?? 0 };
    },
  });
};
