import type { ProvisionSlug } from "../../identifiers/provision.ts";
import type { Note } from "../../model/common.ts";
import type { StoredProvision } from "../../model/stored-provision.ts";

/** A provision as printed, before its status is settled. */
export type ProvisionDraft = {
  /** Its id in the file; empty where it has none. */
  readonly id: string;
  readonly slug: ProvisionSlug;
  readonly above: StoredProvision["headings"];
  /** The words of its heading, brackets and all. */
  words: string;
  /** True where provisions stand below it: then it is one itself only if it has a text or notes of its own. */
  divided: boolean;
  text: string[];
  notes: Note[];
};

/** True for a draft that says something itself, or below which nothing else says it. */
export function isProvision({ divided, text, notes }: ProvisionDraft): boolean {
  return !divided || text.length > 0 || notes.length > 0;
}
