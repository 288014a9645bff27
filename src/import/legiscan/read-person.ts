import type { RecordFields } from "./record-fields.ts";

/** Name, party and district of a person or committee. */
export type Person = { name: string; party: string | null; district: string | null };

/** A person as sponsors and files of people have one; null without a name. */
export function readPerson(at: RecordFields): Person | null {
  const parts = ["first_name", "middle_name", "last_name", "suffix"].flatMap((field) => at.words(field) ?? []);
  const name = at.words("name") ?? (parts.join(" ") || null);
  return name === null ? null : { name, party: at.words("party"), district: at.words("district") };
}
