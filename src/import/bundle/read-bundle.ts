import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type * as z from "zod";
import { BUNDLE, type BundleManifest, bundleManifest } from "../../model/bundle.ts";
import { type StoredProvision, storedProvision } from "../../model/stored-provision.ts";
import { type StoredSection, storedSection } from "../../model/stored-section.ts";
import { ImportError } from "../import-error.ts";

/** A bundle, checked: everything of a content folder's Code. */
export type ReadBundle = { manifest: BundleManifest; sections: StoredSection[]; provisions: StoredProvision[] };

/**
 * Reads the bundle in a folder: every file against its checksum, every document against its schema. Throws an `ImportError`
 * that names the file, the line and what is wrong.
 */
export function readBundle(folder: string): ReadBundle {
  const files = checkedFiles(folder);
  const manifest = checked(bundleManifest, JSON.parse(text(files, BUNDLE.manifest)), BUNDLE.manifest);
  const records = <T>(name: string, schema: z.ZodType<T>): T[] => {
    const read = readLines(text(files, name), name, schema);
    const stated = manifest.files.find((file) => file.name === name)?.records;
    if (stated !== read.length)
      throw new ImportError(`${name}: ${read.length} documents, and ${BUNDLE.manifest} says ${stated}`);
    return read;
  };
  return {
    manifest,
    sections: records(BUNDLE.sections, storedSection),
    provisions: [...records(BUNDLE.ga, storedProvision), ...records(BUNDLE.us, storedProvision)],
  };
}

/** The bytes of every file of the bundle, each with the checksum that SHA256SUMS gives it. */
function checkedFiles(folder: string): Map<string, Uint8Array> {
  const sums = readFile(folder, BUNDLE.checksums).toString("utf8");
  const files = new Map<string, Uint8Array>();
  for (const name of [BUNDLE.sections, BUNDLE.ga, BUNDLE.us, BUNDLE.manifest]) {
    const body = readFile(folder, name);
    const stated = sums
      .split("\n")
      .find((line) => line.slice(66) === name)
      ?.slice(0, 64);
    if (stated === undefined)
      throw new ImportError(`${BUNDLE.checksums}: has no line for ${name}; download the bundle again`);
    const found = createHash("sha256").update(body).digest("hex");
    if (found !== stated)
      throw new ImportError(
        `${name}: its SHA-256 is ${found}, and ${BUNDLE.checksums} says ${stated}; download it again`,
      );
    files.set(name, body);
  }
  return files;
}

function readFile(folder: string, name: string): Buffer {
  try {
    return readFileSync(join(folder, name));
  } catch (error) {
    throw new ImportError(
      `${join(folder, name)}: cannot be read (${(error as NodeJS.ErrnoException).code}); a bundle has ${Object.values(BUNDLE).join(", ")}`,
    );
  }
}

function text(files: ReadonlyMap<string, Uint8Array>, name: string): string {
  const body = files.get(name) ?? new Uint8Array();
  return Buffer.from(name.endsWith(".gz") ? gunzipSync(body) : body).toString("utf8");
}

function readLines<T>(lines: string, name: string, schema: z.ZodType<T>): T[] {
  return lines
    .split("\n")
    .filter((line) => line !== "")
    .map((line, index) => checked(schema, JSON.parse(line), `${name}, line ${index + 1}`));
}

function checked<T>(schema: z.ZodType<T>, value: unknown, place: string): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new ImportError(`${place}: ${issue?.path.join(".")}: ${issue?.message}`);
}
