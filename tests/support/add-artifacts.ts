import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { currentFolder } from "../../functions/release.ts";
import { etagOf } from "../../src/corpus/etag.ts";
import { writeArtifacts } from "../../src/corpus/write-artifacts.ts";

/** Adds files to the current release as a build with pages would have, by path below `static/`. */
export async function addArtifacts(
  dist: string,
  files: Readonly<Record<string, { type: string; body: string }>>,
): Promise<void> {
  const folder = await currentFolder(dist);
  if (folder === null) throw new Error(`nothing is published in ${dist}`);
  const entries = Object.entries(files).map(([name, { type, body }]) => {
    const file = path.join(folder, "static", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, body);
    return { path: name, etag: etagOf(body), bytes: Buffer.byteLength(body), type };
  });
  writeArtifacts(path.join(folder, "corpus.sqlite"), entries);
}
