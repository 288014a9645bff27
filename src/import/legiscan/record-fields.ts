import { address, isoDay } from "../../model/common.ts";

/** A field that was not understood: it is null in what is stored. */
export type FieldNote = { field: string; value: string; message: string };

/** A record that cannot be stored; says which field is why. */
export class UnreadableRecord extends Error {
  readonly field: string;
  readonly value: string;

  constructor(field: string, value: unknown, message: string) {
    super(message);
    this.name = "UnreadableRecord";
    this.field = field;
    this.value = shown(value);
  }
}

/**
 * Reads the fields of a JSON object of LegiScan, where absent is `""`, `0`, `[]` or no field at all and numbers may be
 * strings. Absent is null. A value that is there and is not of the kind asked for becomes null too, and a note.
 */
export class RecordFields {
  readonly #value: object;
  readonly #path: string;
  readonly #notes: FieldNote[];

  constructor(value: object, path: string, notes: FieldNote[]) {
    this.#value = value;
    this.#path = path;
    this.#notes = notes;
  }

  /** The field as it stands. */
  raw(field: string): unknown {
    return Object.hasOwn(this.#value, field) ? (this.#value as Record<string, unknown>)[field] : undefined;
  }

  /** Puts a note on a field. */
  note(field: string, message: string): null {
    this.#notes.push({ field: this.#name(field), value: shown(this.raw(field)), message });
    return null;
  }

  /** Words, with single blanks. */
  words(field: string): string | null {
    const value = this.raw(field);
    if (isAbsent(value)) return null;
    if (typeof value === "number") return String(value);
    if (typeof value !== "string") return this.note(field, "is no text; left empty");
    return value.replace(/\s+/g, " ").trim() || null;
  }

  /** A whole number, 0 included. */
  count(field: string): number | null {
    const value = this.raw(field);
    if (isAbsent(value)) return null;
    const read = typeof value === "boolean" ? Number(value) : typeof value === "string" ? Number(value.trim()) : value;
    return Number.isSafeInteger(read) ? (read as number) : this.note(field, "is no whole number; left empty");
  }

  /** A number that names something; 0 names nothing. */
  id(field: string): number | null {
    return this.count(field) || null;
  }

  /** Yes where it is 1; absent is no. */
  flag(field: string): boolean {
    return (this.count(field) ?? 0) > 0;
  }

  /** A day; the day of a time. */
  day(field: string): string | null {
    const words = this.words(field)?.slice(0, 10) ?? null;
    if (words === null || words === "0" || words === "0000-00-00") return null;
    return isoDay.safeParse(words).success ? words : this.note(field, "is no day; left empty");
  }

  /** An http(s) address. */
  address(field: string): string | null {
    const words = this.words(field)?.replaceAll(" ", "%20") ?? null;
    if (words === null) return null;
    return address.safeParse(words).success ? words : this.note(field, "is no web address; left empty");
  }

  /** One of a table's values, by number or by letters. */
  oneOf<T>(field: string, table: ReadonlyMap<string, T>): T | null {
    const words = this.words(field);
    if (words === null || words === "0") return table.get("0") ?? null;
    return table.get(words) ?? this.note(field, `is none of ${[...table.keys()].join(", ")}; left empty`);
  }

  /** An object inside; null where there is none. */
  inner(field: string): RecordFields | null {
    const value = this.raw(field);
    if (isAbsent(value) || (Array.isArray(value) && value.length === 0)) return null;
    if (isObject(value)) return new RecordFields(value, this.#name(field), this.#notes);
    return this.note(field, "is no object; left empty");
  }

  /** The objects of a list. */
  list(field: string): RecordFields[] {
    const value = this.raw(field);
    if (isAbsent(value)) return [];
    if (!Array.isArray(value)) return this.note(field, "is no list; left empty") ?? [];
    return value.flatMap((item: unknown, index) => {
      if (isObject(item)) return [new RecordFields(item, `${this.#name(field)}.${index}`, this.#notes)];
      return this.note(field, `its item ${index} is no object; left out`) ?? [];
    });
  }

  /** What a record cannot be without. */
  required<T>(field: string, value: T | null, expected: string): T {
    if (value === null) throw new UnreadableRecord(this.#name(field), this.raw(field), expected);
    return value;
  }

  #name(field: string): string {
    return this.#path === "" ? field : `${this.#path}.${field}`;
  }
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
