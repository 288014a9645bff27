/** Name of the one shard whose name never changes. */
export const DIRECTORY_NAME = "directory.json";

/** Version of the format of all shards; a reader of another one refuses them. */
export const LOOKUP_FORMAT = 1;

/** A slice of the terms, as the directory lists it. */
export type SliceNote = {
  readonly name: string;
  /** Its size in characters: what the reader's budget counts. */
  readonly chars: number;
  /** Its terms, in order, each followed by a space but the last. */
  readonly terms: string;
};

/** `directory.json`: every other shard by name, the whole vocabulary, and what scoring needs to know of all documents. */
export type Directory = {
  readonly format: number;
  readonly count: number;
  /** Mean length of a catchline in words. */
  readonly meanLength: number;
  /** The shard of ids, in printed order. */
  readonly ids: string;
  readonly slices: readonly SliceNote[];
  /** How many entries each block has, the last one perhaps fewer; and the blocks, in printed order. */
  readonly blockEntries: number;
  readonly blocks: readonly string[];
};

/** Reads `directory.json`; throws where it is of another format, or none. */
export function readDirectory(body: string): Directory {
  const directory = JSON.parse(body) as Directory;
  if (directory?.format !== LOOKUP_FORMAT)
    throw new Error(`${DIRECTORY_NAME}: format ${directory?.format}, not ${LOOKUP_FORMAT}`);
  return directory;
}
