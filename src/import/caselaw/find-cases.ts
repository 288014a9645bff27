import { type Fields, isFields } from "../courtlistener/find-records.ts";

/** Cases in a JSON value: a case file, or a list of cases. */
export function* findCases(value: unknown): Generator<Fields> {
  if (Array.isArray(value)) for (const item of value) yield* findCases(item);
  else if (isFields(value) && isFields(value["casebody"]) && Object.hasOwn(value, "decision_date")) yield value;
}

/** Whether a value says what a volume, reporter or jurisdiction of the project is, or lists its cases without texts. */
export function isCatalogue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isCatalogue);
  if (!isFields(value) || Object.hasOwn(value, "casebody")) return false;
  const has = (...names: string[]) => names.every((name) => Object.hasOwn(value, name));
  return (
    has("volume_number", "title") || has("full_name", "short_name", "slug") || has("decision_date", "name_abbreviation")
  );
}
