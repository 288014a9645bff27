import { ImportError } from "../import-error.ts";
import type { SourceFile } from "../zip/source-files.ts";
import { type FieldNote, RecordFields, UnreadableRecord } from "./record-fields.ts";

/** What a dataset's files hold, by the name at their root. */
export const RECORD_KINDS = ["bill", "person", "roll_call", "text"] as const;
/** What a dataset's file holds. */
export type RecordKind = (typeof RECORD_KINDS)[number];

/** A file's record, and the notes that reading its fields leaves behind. */
export type DatasetRecord = { kind: RecordKind; fields: RecordFields; notes: FieldNote[] };

/**
 * Reads a JSON file of a dataset.
 *
 * @throws {UnreadableRecord} when it is damaged or holds nothing of a dataset
 */
export function readJsonFile(file: SourceFile): DatasetRecord {
  const value = parse(file);
  for (const kind of RECORD_KINDS) {
    const record =
      typeof value === "object" && value !== null && Object.hasOwn(value, kind) ? Reflect.get(value, kind) : null;
    if (typeof record !== "object" || record === null || Array.isArray(record)) continue;
    const notes: FieldNote[] = [];
    return { kind, fields: new RecordFields(record, kind, notes), notes };
  }
  throw new UnreadableRecord("", undefined, `holds none of ${RECORD_KINDS.join(", ")}`);
}

function parse(file: SourceFile): unknown {
  try {
    return JSON.parse(
      file
        .read()
        .toString("utf8")
        .replace(/^\uFEFF/, ""),
    );
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof ImportError) throw new UnreadableRecord("", undefined, message);
    throw new UnreadableRecord("", undefined, `is no JSON (${message}); download it again`);
  }
}
