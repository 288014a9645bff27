import { SCHEMES, type Scheme } from "../identifiers/provision.ts";

/** What the site calls a constitution in a line of links; its own heading stands on its page. */
export const CONSTITUTION_NAMES: Record<Scheme, string> = {
  ga: "Georgia Constitution",
  us: "United States Constitution",
};

/** The constitution whose address has this word, null where there is none. */
export function schemeNamed(word: string | undefined): Scheme | null {
  return SCHEMES.find((scheme) => scheme === word) ?? null;
}

/** What stands before the last number of a citation, in words. */
const LEVELS: ReadonlyMap<string, string> = new Map([
  ["art.", "Article"],
  ["amend.", "Amendment"],
  ["§", "Section"],
  ["¶", "Paragraph"],
]);

const LAST_LEVEL = /(?<level>art\.|amend\.|§|¶) (?<number>[^ ,]+)$/;

/** A provision's name among those beside it: of `Ga. Const. art. I, § I, ¶ II` it is `Paragraph II`. */
export function provisionName(citeAs: string): string {
  const { level = "", number } = LAST_LEVEL.exec(citeAs)?.groups ?? {};
  return number === undefined ? "Preamble" : `${LEVELS.get(level)} ${number}`;
}

/** A provision's own heading, empty where it only says its name again. */
export function headingBeside(name: string, heading: string): string {
  return heading === name ? "" : heading;
}
