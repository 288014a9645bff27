import type { Corpus } from "../../../src/corpus/corpus.ts";
import { formatBillNumber } from "../../../src/identifiers/bills/bill-number.ts";
import type { DocumentText } from "../../../src/verify/document-text.ts";
import { billText, opinionText, provisionText, sectionText } from "../../../src/verify/documents.ts";
import { cutQuotes, randomBelow } from "../cut-quotes.ts";

/** A document that a made-up brief may cite: ways to write its citation, and its text. */
export type Citable = { readonly id: string; readonly written: readonly string[]; readonly text: DocumentText };

/** One sentence of a made-up brief, and the words of the document that it quotes. */
export type MadeSentence = {
  readonly words: string;
  readonly id: string;
  readonly quote: string;
};

/** How a quotation stands beside its citation. `Q` is the quotation without its marks, `C` the citation. */
const TEMPLATES: readonly string[] = [
  "“Q.” C.",
  'The rule is old: "Q." C.',
  "C provides that “Q.”",
  "See C (“Q”).",
  "As C has it, “Q,” and so it is.",
  "The rule that “Q” comes from C.",
  "C reads:\n\n    Q.\n\nThat is all.",
  "It is written:\n\n> Q.\n>\n> C.\n\nThat is all.",
];

/** Every document of a store that is law today or never was, with text enough to be quoted. */
export function citables(corpus: Corpus): Citable[] {
  const { bills, opinions } = corpus;
  const sections = corpus.citations().flatMap((citation): Citable[] => {
    const record = corpus.section(citation);
    if (!record?.in_force_now) return [];
    const written = [`O.C.G.A. § ${citation}`, `OCGA § ${citation}`, `Code Section ${citation}`, `Section ${citation}`];
    return [{ id: citation, written, text: sectionText(record) }];
  });
  const provisions = (["ga", "us"] as const).flatMap((scheme) =>
    corpus.provisions(scheme).flatMap((slug): Citable[] => {
      const record = corpus.provision(scheme, slug);
      return record?.in_force_now ? [{ id: record.id, written: [record.cite_as], text: provisionText(record) }] : [];
    }),
  );
  const measures = (bills?.keys() ?? []).flatMap((key): Citable[] => {
    const text = bills?.bill(key)?.text ?? null;
    const written = [`${formatBillNumber(key.number)} (${key.session})`];
    return text === null || key.session.includes("special")
      ? []
      : [{ id: `${key.session}/${key.number}`, written, text: billText(text) }];
  });
  const decisions = (opinions?.keys() ?? []).flatMap((key): Citable[] => {
    const compiled = opinions?.opinion(key) ?? null;
    if (compiled === null || opinions?.underDocket(key.docket)[0]?.cluster !== key.cluster) return [];
    const { case_name, date_filed, citations, sub_opinions } = compiled.record;
    const year = date_filed.slice(0, 4);
    const [cite] = citations.filter((each) => / (?:Ga\.|S\.E\.2d) /.test(each));
    if (cite === undefined || !/ v\. |^In re/.test(case_name)) return [];
    const text = opinionText({ text: compiled.text, pages: compiled.pages, sub_opinions });
    return [{ id: `${key.docket}/${key.cluster}`, written: [`${case_name}, ${cite} (${year})`], text }];
  });
  return [...sections, ...provisions, ...measures, ...decisions].filter(({ text }) => text.chars > 100);
}

/** Sentences that quote a document right, at random and the same at every run. */
export function madeSentences(all: readonly Citable[], count: number, seed: number): MadeSentence[] {
  const below = randomBelow(seed);
  const byText = new Map(all.map((citable) => [citable.text, citable] as const));
  return cutQuotes(
    all.map(({ text }) => text),
    count,
    seed,
  )
    .filter(({ quote }) => !/[“”"‘’'[\]…<>]|\. ?\.|^\W|\W$/.test(quote))
    .flatMap(({ document, quote }): MadeSentence[] => {
      const citable = byText.get(document);
      const cite = citable?.written[below(citable.written.length)];
      const template = TEMPLATES[below(TEMPLATES.length)] ?? "";
      if (citable === undefined || cite === undefined) return [];
      return [{ words: writeSentence(template, quote, cite), id: citable.id, quote }];
    });
}

function writeSentence(template: string, quote: string, cite: string): string {
  return template.replace(/[QC](?![a-z])/g, (mark) => (mark === "Q" ? quote : cite));
}

/** The same sentence with its quotation changed, or with another citation. */
export function withOther(sentence: MadeSentence, from: string, to: string): MadeSentence {
  return { ...sentence, words: sentence.words.replace(from, () => to) };
}
