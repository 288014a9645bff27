import { open, readFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { LRUCache } from "lru-cache";
import type { ArtifactEntry, Corpus } from "../src/corpus/corpus.ts";

/** Bytes that stay on disk until they are sent, and are never in memory as a whole. */
export type FileBody = {
  readonly bytes: number;
  /** Opens the file; rejects when it is not there. The stream closes it at its end, and when it is cancelled. */
  open(): Promise<ReadableStream<Uint8Array>>;
};

/** An artifact with its bytes, or the way to them where it is large. */
export type Artifact = ArtifactEntry & { body: Uint8Array | FileBody };

type KeptArtifact = ArtifactEntry & { body: Uint8Array };

/** Bytes of artifacts that one release keeps in memory. */
const MEMORY = 64 * 1024 * 1024;
/** A larger artifact is streamed from disk each time. */
const LARGEST_KEPT = 4 * 1024 * 1024;

/** Is told where an artifact was found. */
export type ReadListener = (where: "memory" | "disk") => void;

/** The artifacts of one release: those used lately from memory, others from disk. Only what the manifest names is read. */
export class ArtifactFiles {
  readonly #corpus: Pick<Corpus, "artifact">;
  readonly #folder: string;
  readonly #onRead: ReadListener;
  readonly #kept: LRUCache<string, KeptArtifact, ArtifactEntry>;

  /** `folder` is the release's `static` folder; `onRead` is told where each artifact was found. */
  constructor(corpus: Pick<Corpus, "artifact">, folder: string, onRead: ReadListener = () => {}) {
    this.#corpus = corpus;
    this.#folder = folder;
    this.#onRead = onRead;
    this.#kept = new LRUCache({
      maxSize: MEMORY,
      maxEntrySize: LARGEST_KEPT + 512,
      sizeCalculation: ({ body }) => body.byteLength + 512,
      fetchMethod: async (_path, _stale, { context }) => ({
        ...context,
        body: await readFile(path.join(folder, context.path)),
      }),
    });
  }

  /** The artifact of that name: at once when it is in memory or large, null when the release has none. */
  find(name: string): Artifact | Promise<Artifact> | null {
    const kept = this.#kept.get(name);
    if (kept !== undefined) {
      this.#onRead("memory");
      return kept;
    }
    const entry = this.#corpus.artifact(name);
    if (entry === null) return null;
    this.#onRead("disk");
    if (entry.bytes > LARGEST_KEPT)
      return { ...entry, body: fileBody(path.join(this.#folder, entry.path), entry.bytes) };
    return this.#kept.forceFetch(name, { context: entry });
  }
}

function fileBody(file: string, bytes: number): FileBody {
  return {
    bytes,
    open: async () => {
      const handle = await open(file);
      return Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>;
    },
  };
}
