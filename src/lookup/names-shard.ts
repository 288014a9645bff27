import { namedShard, type Shard } from "./shard.ts";

/** A slice of the names in code unit order, apart by spaces, and for each the step from the number before. */
export type NamesShard = { readonly names: string; readonly steps: readonly number[] };

/** A name and the number of an entry that has it. */
export type NameRow = readonly [name: string, number: number];

/** A slice of the names, as the directory lists it. */
export type NamesNote = {
  readonly name: string;
  /** Its first name. */
  readonly first: string;
};

/** Every name of numbered entries, in order, as files of at most `size` names. */
export function nameShards(entries: readonly { readonly names: readonly string[] }[], size: number) {
  const rows = entries.flatMap(({ names }, number) => [...new Set(names)].map((name): NameRow => [name, number]));
  rows.sort(([a, left], [b, right]) => (a === b ? left - right : a < b ? -1 : 1));
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index): { shard: Shard; first: string } => {
    const part = rows.slice(index * size, (index + 1) * size);
    return { shard: namedShard("names", index, packNames(part)), first: part[0]?.[0] ?? "" };
  });
}

/** Packs rows; the inverse of `unpackNames` for names without white space. */
export function packNames(rows: readonly NameRow[]): NamesShard {
  return {
    names: rows.map(([name]) => name).join(" "),
    steps: rows.map(([, number], at) => number - (rows[at - 1]?.[1] ?? 0)),
  };
}

/** The rows of a slice. */
export function unpackNames({ names, steps }: NamesShard): NameRow[] {
  let number = 0;
  return names.split(" ").map((name, at) => {
    number += steps[at] ?? 0;
    return [name, number];
  });
}

/** The positions of the slices that hold names which begin so. */
export function slicesWith(beginning: string, notes: readonly NamesNote[]): number[] {
  return notes.flatMap(({ first }, at) => {
    const next = notes[at + 1]?.first;
    const endsBefore = next !== undefined && next < beginning;
    const beginsAfter = first > beginning && !first.startsWith(beginning);
    return endsBefore || beginsAfter ? [] : at;
  });
}
