import type { StoredCollection } from "../../model/stored-corpus.ts";
import type { VanishedSection } from "../releases/vanished-sections.ts";
import type { Release } from "./release-facts.ts";

/** The Code has titles 1 to 53. */
const TITLES = Array.from({ length: 53 }, (_, index) => index + 1);

const QUALIFICATIONS: readonly string[] = [
  "This is an unofficial copy, converted from the publisher's text; only the official Code has the force of law.",
  "Printed notes are included; case annotations, opinions of the Attorney General and research references are left out.",
  "Changes made after this release are not included, except where the release itself prints a text with a later date.",
  "Check the official source before relying on this text.",
];

const MOVED =
  "The conversion at the source moved paragraphs of these sections out of their order; compare the official text:";

/** What the facts of the Code are made of. */
export type CodeFacts = {
  /** Which titles are as which release prints them, newest release first; at least one. */
  readonly editions: readonly { readonly release: Release; readonly titles: readonly number[] }[];
  /** The releases that earlier texts are kept from, oldest first. */
  readonly older: readonly Release[];
  /** Citations of sections whose paragraphs the source does not give in their order. */
  readonly outOfOrder: readonly string[];
  readonly vanished: readonly VanishedSection[];
};

/** What `corpus.json` says of the Code as imported. */
export function collectionFacts({ editions, older, outOfOrder, vanished }: CodeFacts): StoredCollection {
  const [newest, ...others] = editions;
  if (newest === undefined) throw new Error("a collection without a release");
  const here = editions.flatMap(({ titles }) => titles);
  const missing = TITLES.filter((number) => !here.includes(number));
  const all = missing.length === 0;
  return {
    release_label: newest.release.name,
    release_date: newest.release.date,
    current_through: `Release ${newest.release.number} (${newest.release.printedDate})`,
    coverage: `${all ? "All" : `${here.length} of`} ${TITLES.length} titles of the Official Code of Georgia, as printed in ${edition(newest.release)}${others.map(({ release, titles }) => `, ${titlesNamed(titles)} in ${edition(release)}`).join("")}.`,
    qualifications: [
      ...(all ? [] : [`Titles that are not here: ${missing.join(", ")}.`]),
      ...QUALIFICATIONS,
      ...earlierTexts(older, vanished),
      ...(outOfOrder.length === 0 ? [] : [`${MOVED} ${outOfOrder.join(", ")}.`]),
    ],
    license: "CC0-1.0",
    attribution: "Text of the Official Code of Georgia as published by UniCourt and Public.Resource.Org.",
    sources: [{ name: "UniCourt cic-code-ga", url: "https://github.com/UniCourt/cic-code-ga", license: "CC0-1.0" }],
    specimen: false,
  };
}

function edition({ number, printedDate }: Release): string {
  return `release ${number} (${printedDate})`;
}

function titlesNamed(titles: readonly number[]): string {
  return `${titles.length === 1 ? "title" : "titles"} ${titles.join(", ")}`;
}

function earlierTexts(older: readonly Release[], vanished: readonly VanishedSection[]): string[] {
  if (older.length === 0) return [];
  const kept = vanished.filter(({ run }) => run === null).map(({ citation }) => citation);
  const inRuns = vanished.filter(({ run, texts }) => run !== null && texts > 0);
  return [
    `Texts that have changed are kept as printed in ${older.map(edition).join(", ")}; a text that changed more than once between two releases is not, and the day of a change is given only where printed notes leave no doubt.`,
    ...(kept.length === 0
      ? []
      : [`Kept from an older release because the newest prints them no more: ${kept.join(", ")}.`]),
    ...(inRuns.length === 0
      ? []
      : [`Earlier texts of ${inRuns.length} sections that are now printed only as part of a run are not kept.`]),
  ];
}
