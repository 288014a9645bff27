import type { Corpus } from "../src/corpus/corpus.ts";
import type { ArtifactFiles } from "./artifact-files.ts";
import type { ReleaseSearches } from "./search/release-searches.ts";
import type { ReleaseDrafts } from "./verify/release-drafts.ts";

/** One published release, open for reading. */
export type Release = {
  readonly id: string;
  readonly corpus: Corpus;
  readonly files: ArtifactFiles;
  readonly searches: ReleaseSearches;
  readonly drafts: ReleaseDrafts;
  /** When what is in force changes, in milliseconds of the epoch; null when the source names no day. */
  readonly changeAt: number | null;
  /** When this process took it up, in milliseconds of the epoch. */
  readonly servedSince: number;
};

/** Closes everything that a release holds open, and waits for its threads. */
export async function closeRelease({ corpus, searches, drafts }: Release): Promise<void> {
  corpus.close();
  await Promise.all([searches.close(), drafts.close()]);
}

/** A release in use by one request, until `done` is called. */
export type Pinned = { readonly release: Release; done(): void };

/** The release that new requests get. A replaced one is closed when the last request that uses it is done. */
export class ReleaseHolder {
  #current: Holding;

  constructor(release: Release) {
    this.#current = new Holding(release);
  }

  get current(): Release {
    return this.#current.release;
  }

  /** The current release, kept open for one request. */
  pin(): Pinned {
    return this.#current.pin();
  }

  /** Gives new requests another release. */
  replace(release: Release): void {
    const former = this.#current;
    this.#current = new Holding(release);
    former.retire();
  }

  /** Closes the current release once it is out of use; no request may come after. */
  close(): void {
    this.#current.retire();
  }
}

class Holding implements Pinned {
  readonly release: Release;
  #users = 0;
  #retired = false;

  constructor(release: Release) {
    this.release = release;
  }

  pin(): Pinned {
    this.#users += 1;
    return this;
  }

  done(): void {
    this.#users -= 1;
    this.#closeIfUnused();
  }

  retire(): void {
    this.#retired = true;
    this.#closeIfUnused();
  }

  #closeIfUnused(): void {
    if (!this.#retired || this.#users > 0) return;
    // Threads end by themselves; nobody waits for that.
    void closeRelease(this.release);
  }
}
