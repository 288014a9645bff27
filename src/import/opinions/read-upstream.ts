import { CASE_FIELDS, CASEBODY_FIELDS } from "../caselaw/case-fields.ts";
import { findCases, isCatalogue } from "../caselaw/find-cases.ts";
import { type Fields, findRecords, idOf, isFields } from "../courtlistener/find-records.ts";
import { hasWords, withOneText } from "../courtlistener/opinion-part.ts";
import { RECORD_FIELDS, TEXT_FIELDS } from "../courtlistener/record-fields.ts";
import type { SourceFile } from "../zip/source-files.ts";
import type { ScratchStore } from "./scratch-store.ts";
import { dayOf } from "./words-of.ts";

/** What the files held besides the records that are in the store. */
export type UpstreamFiles = {
  readonly files: number;
  readonly records: ReadonlyMap<string, number>;
  /** Records that came more than once; the newest of each with a text is taken. */
  readonly repeats: number;
  /** Files that hold nothing to import, each with why. */
  readonly aside: readonly { readonly file: string; readonly why: string }[];
  /** How often each field that is not kept holds something: `cluster.headnotes`. */
  readonly fieldsNotKept: ReadonlyMap<string, number>;
};

/** Reads every JSON file, in any order, and puts the records in it into the store. */
export function readUpstream(files: readonly SourceFile[], store: ScratchStore, onFile: () => void): UpstreamFiles {
  const records = new Map<string, number>();
  const fieldsNotKept = new Map<string, number>();
  const aside: { file: string; why: string }[] = [];
  let repeats = 0;
  const count = (kind: string, isNew: boolean) => {
    records.set(kind, (records.get(kind) ?? 0) + (isNew ? 1 : 0));
    repeats += isNew ? 0 : 1;
  };
  const add = (value: unknown, file: string): number => {
    let found = 0;
    for (const { kind, id, fields } of findRecords(value)) {
      const body = kind === "opinion" ? withOneText(fields) : fields;
      const parent = kind === "opinion" ? (idOf(fields["cluster"]) ?? idOf(fields["cluster_id"]) ?? "") : "";
      count(kind, store.putRecord({ kind, id, parent, weight: weightOf(fields), body }));
      tell(fields, new Set([...RECORD_FIELDS[kind].read, ...RECORD_FIELDS[kind].aside]), kind, fieldsNotKept);
      found += 1;
    }
    for (const fields of findCases(value)) {
      count(
        "case",
        store.putRecord({
          kind: "case",
          id: String(fields["id"]),
          parent: file,
          weight: weightOf(fields),
          body: { path: file, fields },
        }),
      );
      tell(fields, CASE_FIELDS, "case", fieldsNotKept);
      if (isFields(fields["casebody"])) tell(fields["casebody"], CASEBODY_FIELDS, "casebody", fieldsNotKept);
      found += 1;
    }
    return found;
  };
  for (const file of files) {
    onFile();
    if (!/\.(?:json|jsonl|ndjson)$/i.test(file.name)) {
      if (!/\.html?$/i.test(file.name)) aside.push({ file: file.name, why: "not JSON" });
      continue;
    }
    try {
      let found = 0;
      let catalogue = false;
      for (const value of valuesOf(file)) {
        found += add(value, file.name);
        catalogue ||= isCatalogue(value);
      }
      if (found === 0)
        aside.push({
          file: file.name,
          why: catalogue ? "says what a volume is" : "holds no cluster, docket, opinion, court or case",
        });
    } catch (error) {
      aside.push({ file: file.name, why: `not JSON that can be read (${(error as Error).message})` });
    }
  }
  return { files: files.length, records, repeats, aside, fieldsNotKept };
}

function* valuesOf(file: SourceFile): Generator<unknown> {
  const text = file
    .read()
    .toString("utf8")
    .replace(/^\uFEFF/, "");
  if (!/l$|ndjson$/i.test(file.name)) return yield JSON.parse(text);
  for (const line of text.split("\n")) if (line.trim() !== "") yield JSON.parse(line);
}

/** A record with a text before one without, a newer one before an older, a fuller one before a shorter. */
function weightOf(fields: Fields): string {
  const words = TEXT_FIELDS.some(({ name }) => hasWords(fields[name])) ? 1 : 0;
  const modified = dayOf(fields["date_modified"]) ?? dayOf(fields["last_updated"]) ?? "0000-00-00";
  return `${words} ${modified} ${String(Object.keys(fields).length).padStart(4, "0")}`;
}

/** Counts fields that hold something and are in no table. */
function tell(fields: Fields, known: ReadonlySet<string>, kind: string, counts: Map<string, number>): void {
  for (const [name, value] of Object.entries(fields)) {
    if (known.has(name) || isNothing(value)) continue;
    const key = `${kind}.${name}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
}

function isNothing(value: unknown): boolean {
  return (
    value === null || value === "" || value === false || value === 0 || (Array.isArray(value) && value.length === 0)
  );
}
