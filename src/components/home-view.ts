import type { Corpus } from "../corpus/corpus.ts";
import type { Scheme } from "../identifiers/provision.ts";
import {
  BILLS_PATH,
  billPath,
  CODE_PATH,
  OPINIONS_PATH,
  opinionPath,
  provisionPath,
  sectionPath,
} from "./site-paths.ts";

/** One way to find a document: what its address is made of, and one that exists; null where none does. */
export type FindingView = { words: string; example: string | null };

/** A link of the home page for who reads by program, or who browses. */
export type HomeLink = { label: string; path: string };

/** What the home page shows beside the collections. */
export type HomeView = {
  findings: FindingView[];
  /** Where to browse each collection. */
  browse: HomeLink[];
  /** A document of some collection as Markdown; null where there is none at all. */
  markdown: HomeLink | null;
};

/** What the home page says of how documents are found, by the collections that are loaded. */
export function homeView(corpus: Corpus): HomeView {
  const section = corpus.citations()[0] ?? null;
  const provision = provisionExample(corpus);
  const bill = corpus.bills?.newest({}, { offset: 0, limit: 1 }).rows[0]?.slim ?? null;
  const opinion = corpus.opinions?.newest({}, { offset: 0, limit: 1 }).rows[0]?.slim ?? null;
  const examples = {
    section: section === null ? null : sectionPath(section),
    bill: bill === null ? null : billPath(bill),
    opinion: opinion === null ? null : opinionPath({ docket: opinion.docket, cluster: opinion.cluster_id }),
  };
  const [example] = Object.values(examples).filter((path) => path !== null);
  return {
    findings: [
      ...(corpus.codeMeta() === null
        ? []
        : [
            {
              words: "A section of the Code: its title, chapter and section, with hyphens.",
              example: examples.section,
            },
          ]),
      ...(provision === null
        ? []
        : [{ words: "A provision of a constitution: its article, section and paragraph.", example: provision }]),
      ...(corpus.bills === null ? [] : [{ words: "A bill: its session and its number.", example: examples.bill }]),
      ...(corpus.opinions === null
        ? []
        : [{ words: "An opinion: its docket number and its id.", example: examples.opinion }]),
    ],
    browse: [
      ...(corpus.codeMeta() === null ? [] : [{ label: "every title of the Code", path: CODE_PATH }]),
      ...(corpus.bills === null ? [] : [{ label: "every session of bills", path: BILLS_PATH }]),
      ...(corpus.opinions === null ? [] : [{ label: "every year of opinions", path: OPINIONS_PATH }]),
    ],
    markdown: example === undefined ? null : { label: "A document as Markdown", path: `${example}.md` },
  };
}

function provisionExample(corpus: Corpus): string | null {
  const [constitution] = corpus.tree().constitutions;
  if (constitution === undefined) return null;
  const scheme: Scheme = constitution.scheme;
  const provisions = corpus.provisions(scheme);
  const slug = provisions.find((each) => each.startsWith("art-")) ?? provisions[0];
  return slug === undefined ? null : provisionPath(scheme, slug);
}
