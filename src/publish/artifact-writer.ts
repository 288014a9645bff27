import { linkSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ArtifactEntry } from "../corpus/corpus.ts";
import { etagOf } from "../corpus/etag.ts";
import type { EarlierRelease } from "./manifest.ts";

/** Media types by extension, as they are sent. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ["json", "application/json; charset=utf-8"],
  ["md", "text/markdown; charset=utf-8"],
  ["txt", "text/plain; charset=utf-8"],
  ["html", "text/html; charset=utf-8"],
  ["css", "text/css; charset=utf-8"],
  ["js", "text/javascript; charset=utf-8"],
  ["svg", "image/svg+xml"],
  ["ico", "image/x-icon"],
  ["png", "image/png"],
  ["woff2", "font/woff2"],
]);

/** Writes artifacts under `static/` of a release and keeps their manifest entries; what is as before becomes a hard link. */
export class ArtifactWriter {
  readonly entries: ArtifactEntry[] = [];
  /** How many files were written, and how many were linked to the release before. */
  readonly counts = { written: 0, linked: 0 };
  readonly #root: string;
  readonly #earlier: EarlierRelease | null;
  readonly #folders = new Set<string>();

  constructor(releaseFolder: string, earlier: EarlierRelease | null) {
    this.#root = join(releaseFolder, "static");
    this.#earlier = earlier;
  }

  /**
   * Puts a body at a path below `static/`; its media type follows from the extension, unless one is given. Says whether the
   * release before has the same bytes there.
   */
  put(path: string, body: string | Uint8Array, type = typeOf(path)): boolean {
    const etag = etagOf(body);
    if (this.#earlier?.artifacts.get(path)?.etag === etag && this.keep(path)) return true;
    const bytes = typeof body === "string" ? Buffer.byteLength(body) : body.byteLength;
    writeFileSync(this.#place(path), body, { flag: "wx" });
    this.counts.written += 1;
    this.entries.push({ path, etag, bytes, type });
    return false;
  }

  /** Whether the release before has an artifact at a path. */
  has(path: string): boolean {
    return this.#earlier?.artifacts.has(path) ?? false;
  }

  /** Takes an artifact over from the release before, unread. False when that has none, or its file is gone. */
  keep(path: string): boolean {
    const entry = this.#earlier?.artifacts.get(path);
    if (entry === undefined || this.#earlier === null) return false;
    try {
      linkSync(join(this.#earlier.folder, "static", path), this.#place(path));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
      throw error;
    }
    this.counts.linked += 1;
    this.entries.push(entry);
    return true;
  }

  /** The body that the release before has at a path, or null. */
  earlierBody(path: string): string | null {
    if (this.#earlier === null || !this.#earlier.artifacts.has(path)) return null;
    try {
      return readFileSync(join(this.#earlier.folder, "static", path), "utf8");
    } catch {
      return null;
    }
  }

  #place(path: string): string {
    const file = join(this.#root, path);
    const folder = dirname(file);
    if (!this.#folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.#folders.add(folder);
    }
    return file;
  }
}

function typeOf(path: string): string {
  return TYPES.get(path.slice(path.lastIndexOf(".") + 1)) ?? "application/octet-stream";
}
