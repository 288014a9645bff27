import { closeSync, openSync, readSync } from "node:fs";
import { crc32, inflateRawSync } from "node:zlib";
import { type Entry, openPromise } from "yauzl";
import { ImportError } from "../import-error.ts";
import type { SourceFile } from "./source-files.ts";

/** Largest file that is read out of a ZIP, in bytes: a dataset's files have some kilobytes, a text some megabytes. */
const LARGEST = 256 * 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;

/** A ZIP whose files can be read while it is open. */
export type OpenZip = Disposable & { readonly files: SourceFile[] };

/**
 * Opens a ZIP and finds its files; nothing is unpacked to disk. A file's bytes are read when asked for, and checked against
 * the size and the checksum that the ZIP gives.
 *
 * @param name what stands before the names of its files
 * @throws {ImportError} when it is no ZIP
 */
export async function readZip(path: string, name: string): Promise<OpenZip> {
  const places = await findEntries(path, name);
  const handle = openSync(path, "r");
  return {
    files: places.map(({ entry, start }) => ({
      name: `${name}/${entry.fileName}`,
      read: () => unpack(handle, entry, start, `${name}/${entry.fileName}`),
    })),
    [Symbol.dispose]: () => closeSync(handle),
  };
}

type Place = { entry: Entry; start: number };

async function findEntries(path: string, name: string): Promise<Place[]> {
  try {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
    try {
      const places: Place[] = [];
      for await (const entry of zip.eachEntry()) {
        if (entry.fileName.endsWith("/")) continue;
        const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
        places.push({ entry, start: fileDataStart });
      }
      return places;
    } finally {
      zip.close();
    }
  } catch (error) {
    throw new ImportError(`${name}: not a ZIP that can be read (${(error as Error).message}); download it again`);
  }
}

function unpack(handle: number, entry: Entry, start: number, name: string): Buffer {
  const { compressedSize, uncompressedSize, compressionMethod: method } = entry;
  if (entry.isEncrypted()) throw new ImportError(`${name}: locked with a password; take the password off`);
  if (method !== STORED && method !== DEFLATED)
    throw new ImportError(`${name}: packed by method ${method}; pack it anew`);
  if (uncompressedSize > LARGEST || compressedSize > LARGEST)
    throw new ImportError(`${name}: larger than ${LARGEST} bytes`);
  const packed = Buffer.alloc(compressedSize);
  const read = readSync(handle, packed, 0, compressedSize, start);
  const bytes = method === STORED ? packed : inflate(packed, uncompressedSize, name);
  if (read !== compressedSize || bytes.length !== uncompressedSize || crc32(bytes) !== entry.crc32) {
    throw new ImportError(`${name}: damaged inside its ZIP; download it again`);
  }
  return bytes;
}

function inflate(packed: Buffer, size: number, name: string): Buffer {
  try {
    // One byte more than announced is enough to see that the announcement was wrong.
    return inflateRawSync(packed, { maxOutputLength: size + 1 });
  } catch (error) {
    throw new ImportError(`${name}: damaged inside its ZIP (${(error as Error).message}); download it again`);
  }
}
