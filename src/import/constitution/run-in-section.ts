import type { ConstitutionHeading } from "./constitution-heading.ts";

const SECTION = /^(?<head>(?:Section|SECTION|Sec\.|SEC\.|§) ?(?<number>\d{1,2})\.) (?<text>.+)$/s;

/** A section that begins inside a paragraph, where a print has no heading for it. */
export type RunInSection = { readonly heading: ConstitutionHeading; readonly text: string };

/** The section with which a paragraph begins, if it is the one that is next: `Section 1. All powers …`; else null. */
export function readRunInSection(paragraph: string, next: number | null): RunInSection | null {
  const { head = "", number = "", text = "" } = SECTION.exec(paragraph)?.groups ?? {};
  if (number === "" || Number(number) !== next) return null;
  return { heading: { level: "section", number, words: "", printed: head }, text };
}
