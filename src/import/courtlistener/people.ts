import { wordsOf } from "../opinions/words-of.ts";
import { type Fields, isFields } from "./find-records.ts";

const PARTS = ["first", "middle", "last", "suffix"] as const;
/** A plain name: one to four capitalised words without an office. */
const NAME = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}$/u;
const OFFICE =
  /\b(?:J|JJ|[CSP]\.?J|P\.J|Judges?|Justices?|Chief|Presiding|Curiam|Court|Opinion|By|Emeritus|Sr|Jr|I{2,3})\b/i;

/** A person's name where the record itself is given; an address alone tells none. */
export function personName(person: unknown): string | null {
  if (!isFields(person)) return null;
  const parts = PARTS.map((part) => wordsOf(person[`name_${part}`] ?? person[`CL_person_name_${part}`]));
  const name = parts.filter((part) => part !== null).join(" ");
  return name === "" ? null : name;
}

/**
 * Judges as upstream names them: parted where every part is a plain name (`Torruella, Boudin and Stahl`), else as one
 * phrase, for commas part offices too. Where there are no words, the panel's people.
 */
export function judgesOf(fields: Fields): string[] {
  const words = wordsOf(fields["judges"]);
  if (words === null) {
    const panel = Array.isArray(fields["panel"]) ? fields["panel"] : [];
    return panel.flatMap((person) => personName(person) ?? []);
  }
  const names = words.split(/\s*(?:,\s*and\s|[,;&]|\sand\s)\s*/).filter((name) => name !== "");
  return names.every((name) => NAME.test(name) && !OFFICE.test(name)) ? names : [words];
}
