import type { RecordKind } from "./record-fields.ts";

/** A JSON object whose fields are not known yet. */
export type Fields = Readonly<Record<string, unknown>>;
/** A record with its kind and id. */
export type FoundRecord = { readonly kind: RecordKind; readonly id: string; readonly fields: Fields };

/** Whether a value is a JSON object. */
export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const has = (fields: Fields, ...names: string[]) => names.every((name) => Object.hasOwn(fields, name));
const hasOne = (fields: Fields, ...names: string[]) => names.some((name) => Object.hasOwn(fields, name));

/** What each kind is recognised by: the fields it holds, whatever the file is called. The first that fits is it. */
const KINDS: readonly { readonly kind: RecordKind; readonly fits: (fields: Fields) => boolean }[] = [
  {
    kind: "cluster",
    fits: (fields) =>
      has(fields, "sub_opinions") ||
      (has(fields, "precedential_status", "case_name") && hasOne(fields, "docket", "docket_id")),
  },
  {
    kind: "opinion",
    fits: (fields) => hasOne(fields, "cluster", "cluster_id") && hasOne(fields, "type", "sha1", "plain_text", "html"),
  },
  {
    kind: "docket",
    fits: (fields) =>
      has(fields, "docket_number") && hasOne(fields, "court", "court_id") && !has(fields, "decision_date"),
  },
  {
    kind: "court",
    fits: (fields) => has(fields, "full_name") && hasOne(fields, "jurisdiction", "citation_string", "position"),
  },
];

/** Records anywhere in a JSON value: alone, in lists and pages of them, and inside each other. */
export function* findRecords(value: unknown): Generator<FoundRecord> {
  if (Array.isArray(value)) for (const item of value) yield* findRecords(item);
  if (!isFields(value)) return;
  const kind = KINDS.find(({ fits }) => fits(value))?.kind;
  const id = kind === undefined ? null : idOf(value);
  if (kind !== undefined && id !== null) yield { kind, id, fields: value };
  for (const inner of Object.values(value)) if (typeof inner === "object" && inner !== null) yield* findRecords(inner);
}

/** The id of a record, or of what a field refers to: a number, a name, an address that ends in one, or the record itself. */
export function idOf(value: unknown): string | null {
  if (typeof value === "number" && Number.isSafeInteger(value) && value > 0) return String(value);
  if (typeof value === "string") return /(?:^|\/)(?<id>[\w-]{1,40})\/?$/.exec(value.trim())?.groups?.["id"] ?? null;
  if (!isFields(value)) return null;
  return idOf(value["id"]) ?? idOf(value["resource_uri"]);
}
