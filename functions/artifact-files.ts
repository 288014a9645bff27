import { readFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import type { ArtifactEntry, Corpus } from "../src/corpus/corpus.ts";

/** An artifact with its bytes. */
export type Artifact = ArtifactEntry & { body: Uint8Array };

/** Bytes of artifacts that one release keeps in memory. */
const MEMORY = 64 * 1024 * 1024;
/** A larger artifact is read from disk each time. */
const LARGEST_KEPT = 4 * 1024 * 1024;

/** The artifacts of one release: those used lately from memory, others from disk. Only what the manifest names is read. */
export class ArtifactFiles {
  readonly #corpus: Pick<Corpus, "artifact">;
  readonly #kept: LRUCache<string, Artifact, ArtifactEntry>;

  /** `folder` is the release's `static` folder. */
  constructor(corpus: Pick<Corpus, "artifact">, folder: string) {
    this.#corpus = corpus;
    this.#kept = new LRUCache({
      maxSize: MEMORY,
      maxEntrySize: LARGEST_KEPT,
      sizeCalculation: ({ body }) => body.byteLength + 512,
      fetchMethod: async (_path, _stale, { context }) => ({
        ...context,
        body: await readFile(path.join(folder, context.path)),
      }),
    });
  }

  /** The artifact of that name: at once when it is in memory, null when the release has none. */
  find(name: string): Artifact | Promise<Artifact> | null {
    const kept = this.#kept.get(name);
    if (kept !== undefined) return kept;
    const entry = this.#corpus.artifact(name);
    return entry === null ? null : this.#kept.forceFetch(name, { context: entry });
  }
}
