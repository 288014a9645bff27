import type { Content } from "../../../src/model/content.ts";
import { buildSpecimen, type SpecimenRelease } from "../../support/specimen-release.ts";

/** Builds the specimen with what no document of it has: a due attribution of each collection, and supplements' sources. */
export function buildFullSpecimen(): Promise<SpecimenRelease> {
  return buildSpecimen(undefined, filledIn);
}

function filledIn(content: Content): Content {
  const { corpus, bills } = content;
  const attribution = "From nowhere, by nobody";
  return {
    ...content,
    corpus: {
      ...(corpus.code && { code: { ...corpus.code, attribution } }),
      ...(corpus.bills && { bills: { ...corpus.bills, attribution } }),
      ...(corpus.opinions && { opinions: { ...corpus.opinions, attribution } }),
    },
    bills: bills && {
      ...bills,
      bills: bills.bills.map((bill) => ({
        ...bill,
        supplements: bill.supplements.map((each) => ({ ...each, source_url: each.url })),
      })),
    },
  };
}
