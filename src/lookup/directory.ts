import { frontCode, frontDecode } from "./front-coding.ts";
import type { NamesNote } from "./names-shard.ts";
import { shardName } from "./shard.ts";

/** Name of the one shard whose name never changes. */
export const DIRECTORY_NAME = "directory.json";

/** Version of the format of all shards; a reader of another one refuses them. */
const LOOKUP_FORMAT = 2;

/** Kind of the shards that hold entries, in their names. */
export const BLOCKS = "entries";

/** A slice of the terms, as the directory lists it. */
export type SliceNote = {
  readonly name: string;
  /** Its size in characters: what the reader's budget counts. */
  readonly chars: number;
  /** Its terms, in order. */
  readonly terms: readonly string[];
};

/** Every other shard by name, the whole vocabulary, and what scoring needs to know of all documents. */
export type Directory = {
  readonly count: number;
  /** Mean length of a heading in words. */
  readonly meanLength: number;
  /** The slices of the names, in the order of the names. */
  readonly names: readonly NamesNote[];
  readonly slices: readonly SliceNote[];
  /** How many entries each block has, the last one perhaps fewer; and the blocks, in the order of the entries. */
  readonly blockEntries: number;
  readonly blocks: readonly string[];
};

/** `directory.json` as written: terms front coded, and of the names of blocks, which are many, only the hashes. */
type WrittenDirectory = Omit<Directory, "slices" | "blocks"> & {
  readonly format: number;
  readonly slices: readonly (readonly [name: string, chars: number, terms: string])[];
  readonly blocks: string;
};

/** Characters of a hash in a shard's name. */
const HASH = /[0-9a-f]{8}/g;

/** Writes `directory.json`; the inverse of `readDirectory`. */
export function writeDirectory({ slices, blocks, ...rest }: Directory): string {
  const written: WrittenDirectory = {
    format: LOOKUP_FORMAT,
    ...rest,
    slices: slices.map(({ name, chars, terms }) => [name, chars, frontCode(terms)]),
    blocks: blocks.map((name) => name.match(HASH)?.at(-1)).join(""),
  };
  return JSON.stringify(written);
}

/** Reads `directory.json`; throws where it is of another format, or none. */
export function readDirectory(body: string): Directory {
  const { format, slices, blocks, ...rest } = JSON.parse(body) as WrittenDirectory;
  if (format !== LOOKUP_FORMAT) throw new Error(`${DIRECTORY_NAME}: format ${format}, not ${LOOKUP_FORMAT}`);
  return {
    ...rest,
    slices: slices.map(([name, chars, terms]) => ({ name, chars, terms: frontDecode(terms) })),
    blocks: (blocks.match(HASH) ?? []).map((hash, index) => shardName(BLOCKS, index, hash)),
  };
}
