import type { StoredCollection } from "../../model/stored-corpus.ts";
import type { StoredTitle } from "../../model/stored-headings.ts";
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

/** What `corpus.json` says of the Code as imported. */
export function collectionFacts(
  release: Release,
  titles: readonly StoredTitle[],
  outOfOrder: readonly string[],
): StoredCollection {
  const edition = `release ${release.number} (${release.printedDate})`;
  const missing = TITLES.filter((number) => !titles.some((title) => title.number === number));
  const all = missing.length === 0;
  return {
    release_label: release.name,
    release_date: release.date,
    current_through: `Release ${release.number} (${release.printedDate})`,
    coverage: `${all ? "All" : `${titles.length} of`} ${TITLES.length} titles of the Official Code of Georgia, as printed in ${edition}.`,
    qualifications: [
      ...(all ? [] : [`Titles that are not here: ${missing.join(", ")}.`]),
      ...QUALIFICATIONS,
      ...(outOfOrder.length === 0 ? [] : [`${MOVED} ${outOfOrder.join(", ")}.`]),
    ],
    license: "CC0-1.0",
    attribution: "Text of the Official Code of Georgia as published by UniCourt and Public.Resource.Org.",
    sources: [{ name: "UniCourt cic-code-ga", url: "https://github.com/UniCourt/cic-code-ga", license: "CC0-1.0" }],
    specimen: false,
  };
}
