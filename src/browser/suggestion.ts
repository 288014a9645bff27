import type { LookupAnswer } from "../lookup/lookup-reader.ts";
import type { LookupReading } from "../lookup/lookup-reading.ts";

/** The collections that are looked up; each is also the beginning of its documents' addresses. */
export const LOOKUP_COLLECTIONS = ["code", "bills", "opinions"] as const;
/** A collection that is looked up. */
export type LookupCollection = (typeof LOOKUP_COLLECTIONS)[number];

/** One line of the list under the search field. */
export type Suggestion = {
  /** Path of the document's page. */
  readonly href: string;
  /** As it is cited: `§ 16-5-1`, `HB 136`, `S19A0992`. */
  readonly label: string;
  readonly heading: string;
  /** Where it stands, and its status where that is not the usual one. */
  readonly place: string;
};

/** Statuses that a line does not tell: what nearly every document of a collection has. */
const USUAL: ReadonlySet<string> = new Set(["", "active", "Published", "Precedential"]);

/** The lines for an answer: what the words name first, then what they find. */
export function suggestionsOf(
  { direct, hits }: LookupAnswer,
  collection: LookupCollection,
  written: LookupReading["written"],
): Suggestion[] {
  return [...(direct?.entries ?? []), ...hits].map(({ id, heading, place, status }) => ({
    href: `/${collection}/${id}`,
    label: written(id),
    heading,
    place: USUAL.has(status) ? place : [place, status.replaceAll("_", " ")].filter((part) => part !== "").join(" · "),
  }));
}

/** What a screen reader is told of a list that has just changed. */
export function announcementOf(suggestions: readonly Suggestion[]): string {
  const [first] = suggestions;
  if (first === undefined) return "No suggestions.";
  const count = suggestions.length === 1 ? "1 suggestion" : `${suggestions.length} suggestions`;
  return `${count}, the first: ${first.label}, ${first.heading}. Use the arrow keys to choose.`;
}
