import type { StoredCollection } from "../../model/stored-corpus.ts";
import type { StoredOpinion } from "../../model/stored-opinion.ts";

/** What the facts are counted from. */
export type TalliedOpinion = Pick<
  StoredOpinion,
  "court" | "court_name" | "date_filed" | "text_status" | "joined_clusters" | "upstream" | "sub_opinions" | "dockets"
>;

/** Counts the documents of a collection, one at a time. */
export type OpinionTally = { add(opinion: TalliedOpinion): void; facts(): StoredCollection };

/** Where opinions come from, and on which terms. */
const SOURCES: readonly {
  readonly name: string;
  readonly label: string;
  readonly url: string;
  readonly license: string;
  readonly attribution: string;
}[] = [
  {
    name: "CourtListener",
    label: "courtlistener",
    url: "https://www.courtlistener.com/",
    license: "Public Domain Mark 1.0",
    attribution: "Opinions as published by CourtListener, a project of Free Law Project.",
  },
  {
    name: "Caselaw Access Project",
    label: "cap",
    url: "https://static.case.law/",
    license: "CC0-1.0",
    attribution: "Opinions as published by the Caselaw Access Project, Harvard Law School Library.",
  },
];

const QUALIFICATIONS: readonly string[] = [
  "This is an unofficial copy; the court's own opinions and its official reports have the force of law.",
  "Texts are as upstream holds them: slip opinions, and scans of printed reports with the errors of character recognition, are not corrected.",
  "Numbers of printed pages are kept apart from the text, only where upstream has them, and their volume is given only where it is beyond doubt.",
  "Check the official source before relying on this text.",
];

/** An empty count. */
export function createOpinionTally(): OpinionTally {
  const courts = new Map<string, { name: string; count: number }>();
  const modified = new Map<string, string>();
  let [count, withoutText, withoutDocket, joined, scanned] = [0, 0, 0, 0, 0];
  let [first, last] = ["9999-12-31", "0000-01-01"];
  return {
    add(opinion) {
      count += 1;
      withoutText += opinion.text_status === "stored" ? 0 : 1;
      withoutDocket += opinion.dockets.length === 0 ? 1 : 0;
      joined += opinion.joined_clusters.length;
      scanned += opinion.sub_opinions.some(({ ocr }) => ocr) ? 1 : 0;
      const court = courts.get(opinion.court) ?? { name: opinion.court_name, count: 0 };
      courts.set(opinion.court, { ...court, count: court.count + 1 });
      if (opinion.date_filed < first) first = opinion.date_filed;
      if (opinion.date_filed > last) last = opinion.date_filed;
      for (const { source, modified: day } of opinion.upstream) {
        if ((modified.get(source) ?? "") < (day ?? last)) modified.set(source, day ?? last);
      }
    },
    facts() {
      const used = SOURCES.filter(({ name }) => modified.has(name));
      const [main] = used;
      if (main === undefined) throw new Error("a collection of opinions without a source");
      const day = modified.get(main.name) ?? last;
      const licenses = [...new Set(used.map(({ license }) => license))];
      return {
        release_label: `${main.label}-${day}`,
        release_date: day,
        current_through: `Opinions filed through ${last}`,
        coverage: coverage({ count, courts, first, last, sources: used.map(({ name }) => name), day }),
        qualifications: [
          ...QUALIFICATIONS,
          ...said(scanned, (number) => `Upstream marks ${number} as read from a picture of the page.`),
          ...said(withoutText, (number) => `Upstream holds no text of ${number}.`),
          ...said(
            withoutDocket,
            (number) => `Upstream has no docket number for ${number}; CLUSTER- and its id stands for one.`,
          ),
          ...(joined === 0
            ? []
            : [
                `${joined === 1 ? "1 duplicate record was" : `${joined} duplicate records were`} joined into the opinions they repeat.`,
              ]),
        ],
        license: licenses.join("; "),
        attribution: used.map(({ attribution }) => attribution).join(" "),
        sources: used.map(({ name, url, license }) => ({ name, url, license })),
        specimen: false,
      };
    },
  };
}

function said(count: number, sentence: (number: string) => string): string[] {
  return count === 0 ? [] : [sentence(count === 1 ? "1 opinion" : `${count} opinions`)];
}

type Coverage = {
  count: number;
  courts: ReadonlyMap<string, { name: string; count: number }>;
  first: string;
  last: string;
  sources: readonly string[];
  day: string;
};

/** Courts that the sentence names; of more it tells how many there are. */
const NAMED = 3;

function coverage({ count, courts, first, last, sources, day }: Coverage): string {
  const most = [...courts.values()].toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  const where =
    most.length <= NAMED
      ? `of the ${most.map(({ name, count: each }) => (most.length === 1 ? name : `${name} (${each})`)).join(", the ")}`
      : `of ${most.length} courts`;
  const [from, to] = [first.slice(0, 4), last.slice(0, 4)];
  const years = from === to ? `filed in ${from}` : `filed from ${from} to ${to}`;
  return `${count === 1 ? "1 opinion" : `${count} opinions`} ${where}, ${years}, as ${sources.join(" and ")} held them on ${day}; not every opinion of those years is here.`;
}
