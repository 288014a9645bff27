import { parseDocument } from "htmlparser2";
import { mendCharacters } from "../opinion-texts/mend-characters.ts";
import { rawText } from "../opinion-texts/printed-marks.ts";

/** A field's words on one line, without tags; null where it has none. */
export function wordsOf(value: unknown): string | null {
  if (typeof value !== "string") return typeof value === "number" ? String(value) : null;
  const text = /<[a-z/!][^<>]*>|&[a-z#]\w+;/i.test(value) ? rawText(parseDocument(value.replace(/</g, " <"))) : value;
  const words = mendCharacters(text)
    .replace(/\s+/g, " ")
    .replace(/ (?=[,.;:)])/g, "")
    .trim();
  return words === "" ? null : words;
}

/** A field's absolute web address; null where it has none. */
export function addressOf(value: unknown): string | null {
  if (typeof value !== "string" || !/^https?:\/\//i.test(value.trim())) return null;
  const address = URL.parse(value.trim());
  return address === null ? null : address.href;
}

/** The day that a field or the time in it names; null where it names none that exists. */
export function dayOf(value: unknown): string | null {
  const day = typeof value === "string" ? /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(value.trim())?.[0] : undefined;
  if (day === undefined) return null;
  const time = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== day ? null : day;
}
