/**
 * What the action bar of a page can report. Coarse on purpose: a class says that something was done somewhere in a
 * collection, never with which document. `send_to_ai` is the contract's; any other word counts as `other`.
 */
export const BEACON_CLASSES = [
  "send_to_ai",
  "copy_citation",
  "copy_text",
  "copy_link",
  "download",
  "share",
  "print",
  "open_source",
  "open_markdown",
  "open_text",
  "open_json",
  "check_quote",
  "other",
] as const;

/** One class of use. */
export type BeaconClass = (typeof BEACON_CLASSES)[number];

/** The class that a word counts as. */
export function beaconClass(word: string): BeaconClass {
  return BEACON_CLASSES.find((known) => known === word) ?? "other";
}
