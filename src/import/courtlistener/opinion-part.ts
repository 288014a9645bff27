import type { PartDraft } from "../opinions/opinion-draft.ts";
import { addressOf, wordsOf } from "../opinions/words-of.ts";
import { type Fields, idOf, isFields } from "./find-records.ts";
import { personName } from "./people.ts";
import { OPINION_TYPES, TEXT_FIELDS } from "./record-fields.ts";

/** An opinion record without the texts that are not read: the field that is read stays. */
export function withOneText(fields: Fields): Fields {
  const chosen = textField(fields)?.name;
  const unused = TEXT_FIELDS.map(({ name }) => name).filter((name) => name !== chosen);
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !unused.includes(name) && name !== "opinions_cited"),
  );
}

/** A field with less than this share of another's letters was cut short. */
const CUT_SHORT = 1 / 3;

/** The first text field that holds words and was not cut short; undefined where none holds any. */
function textField(fields: Fields): (typeof TEXT_FIELDS)[number] | undefined {
  const filled = TEXT_FIELDS.filter(({ name }) => hasWords(fields[name]));
  if (filled.length < 2) return filled[0];
  const lengths = filled.map(({ name }) => lettersIn(fields[name]));
  const most = Math.max(...lengths);
  return filled.find((_, index) => (lengths[index] ?? 0) >= most * CUT_SHORT);
}

function lettersIn(value: unknown): number {
  return typeof value === "string" ? value.replace(/<[^<>]*>|\s+/g, "").length : 0;
}

/** Whether a text field holds any letter or digit besides tags. */
export function hasWords(value: unknown): boolean {
  return typeof value === "string" && /[\p{L}\p{N}]/u.test(value.replace(/<[^<>]*>/g, ""));
}

/** What a cluster's opinion record says. */
export function opinionPart(fields: Fields): PartDraft {
  const field = textField(fields);
  const text = field === undefined ? undefined : fields[field.name];
  return {
    opinion_id: idOf(fields),
    kind: kindOf(fields["type"]),
    author: wordsOf(fields["author_str"]) ?? personName(fields["author"]),
    joined_by: joinedBy(fields),
    per_curiam: fields["per_curiam"] === true,
    download_url: addressOf(fields["download_url"]),
    text_field: field?.name ?? null,
    ocr: fields["extracted_by_ocr"] === true,
    source: field === undefined || typeof text !== "string" ? null : { form: field.form, text },
  };
}

/** What an opinion's type says; `unknown` where it is not in the table. */
export function kindOf(type: unknown): PartDraft["kind"] {
  return typeof type === "string" && Object.hasOwn(OPINION_TYPES, type)
    ? OPINION_TYPES[type as keyof typeof OPINION_TYPES]
    : "unknown";
}

function joinedBy(fields: Fields): string[] {
  const named = wordsOf(fields["joined_by_str"])?.split(/\s*,\s*(?!Jr|Sr|I)/) ?? [];
  if (named.length > 0) return named.filter((name) => name !== "");
  const people = Array.isArray(fields["joined_by"]) ? fields["joined_by"] : [];
  return people.filter(isFields).flatMap((person) => personName(person) ?? []);
}

/** Order of a decision's opinions: as upstream numbers them, else by type, else by id. */
export function compareParts(a: Fields, b: Fields): number {
  return (
    number(a["ordering_key"]) - number(b["ordering_key"]) ||
    compare(String(a["type"] ?? ""), String(b["type"] ?? "")) ||
    Number(idOf(a)) - Number(idOf(b))
  );
}

function number(value: unknown): number {
  return typeof value === "number" ? value : Number.MAX_SAFE_INTEGER;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
