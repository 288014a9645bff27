import type { Corpus } from "../../src/corpus/corpus.ts";
import type { DocumentText } from "../../src/verify/document-text.ts";
import { billText, opinionText, provisionText, sectionText } from "../../src/verify/documents.ts";

/** Every document of one kind in a store, as quotes are looked for in it. */
export const TEXTS_OF: Readonly<
  Record<"sections" | "provisions" | "bills" | "opinions", (corpus: Corpus) => DocumentText[]>
> = {
  sections: (corpus) => corpus.citations().flatMap((citation) => some(corpus.section(citation), sectionText)),
  provisions: (corpus) =>
    (["ga", "us"] as const).flatMap((scheme) =>
      corpus.provisions(scheme).flatMap((slug) => some(corpus.provision(scheme, slug), provisionText)),
    ),
  bills: ({ bills }) =>
    (bills?.keys() ?? []).flatMap((key) => some(bills?.bill(key) ?? null, ({ text }) => billText(text))),
  opinions: ({ opinions }) =>
    (opinions?.keys() ?? []).flatMap((key) =>
      some(opinions?.opinion(key) ?? null, ({ text, pages, record }) =>
        opinionText({ text, pages, sub_opinions: record.sub_opinions }),
      ),
    ),
};

function some<Value>(value: Value | null, read: (value: Value) => DocumentText): DocumentText[] {
  return value === null ? [] : [read(value)];
}
