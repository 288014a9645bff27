import type { Collection } from "../model/common.ts";
import { bodyOfStamped, type Frontmatter, type Stamp, stampMarkdown } from "../render/frontmatter.ts";
import type { ArtifactWriter } from "./artifact-writer.ts";
import type { EarlierRelease } from "./manifest.ts";

/** How many documents were rendered, only stamped with a new corpus version, or taken over as they were. */
export type PublishCounts = { rendered: number; stamped: number; reused: number };

/** The counts of several together. */
export function addCounts(all: readonly PublishCounts[]): PublishCounts {
  return all.reduce((sum, { rendered, stamped, reused }) => ({
    rendered: sum.rendered + rendered,
    stamped: sum.stamped + stamped,
    reused: sum.reused + reused,
  }));
}

/** What was published, and which JSON artifacts are not as they were. */
export type Published = { counts: PublishCounts; changed: ReadonlySet<string> };

/** What a collection that is not there comes to. */
export const NOTHING_PUBLISHED: Published = { counts: { rendered: 0, stamped: 0, reused: 0 }, changed: new Set() };

/**
 * Publishes documents one after the other. A document is as it was when its JSON is, text included: then its other artifacts are taken
 * over from the release before, and Markdown is stamped anew where the collection's version has moved.
 */
export class DocumentPublisher {
  readonly #writer: ArtifactWriter;
  readonly #earlier: EarlierRelease | null;
  readonly #stamp: Stamp;
  /** Whether Markdown of the release before says of the collection what it says now. */
  readonly sameStamp: boolean;
  readonly #counts: PublishCounts = { rendered: 0, stamped: 0, reused: 0 };
  readonly #changed = new Set<string>();
  #asBefore = false;

  constructor(writer: ArtifactWriter, earlier: EarlierRelease | null, name: Collection, stamp: Stamp) {
    this.#writer = writer;
    this.#earlier = earlier;
    this.#stamp = stamp;
    const before = earlier?.manifest.collections.find(({ collection }) => collection === name);
    this.sameStamp =
      before !== undefined &&
      before.corpusVersion === stamp.corpusVersion &&
      before.license === stamp.license &&
      before.releaseDate === stamp.releaseDate;
  }

  /** Begins a document with its JSON, which decides whether what follows is as it was. */
  document(path: string, json: string): void {
    this.#begin(path, [[path, json]]);
  }

  /** Begins a document that has several JSON forms: it is as it was when all of them are. The first is its name. */
  documents(forms: readonly (readonly [path: string, json: string])[]): void {
    const [first] = forms;
    if (first !== undefined) this.#begin(first[0], forms);
  }

  #begin(name: string, forms: readonly (readonly [path: string, json: string])[]): void {
    const same = forms.map(([path, json]) => this.#writer.put(path, json)).every(Boolean);
    this.#asBefore = same && this.#earlier !== null;
    if (!this.#asBefore) this.#changed.add(name);
    if (!this.#asBefore) this.#counts.rendered += 1;
    else if (this.sameStamp) this.#counts.reused += 1;
    else this.#counts.stamped += 1;
  }

  /** Takes what follows as changed, though the document's JSON is as it was. */
  touch(): void {
    this.#asBefore = false;
  }

  /** Whether any of these JSON artifacts changed. */
  hasChanged(paths: readonly string[]): boolean {
    return paths.some((path) => this.#changed.has(path));
  }

  /** An artifact that does not depend on the corpus version. */
  body(path: string, render: () => string): void {
    if (this.#asBefore && this.#writer.keep(path)) return;
    this.#writer.put(path, render());
  }

  /** A Markdown artifact under its frontmatter. */
  stamped(path: string, fields: (stamp: Stamp) => Frontmatter, render: () => string): void {
    if (this.#asBefore && this.sameStamp && this.#writer.keep(path)) return;
    const earlier = this.#asBefore ? this.#writer.earlierBody(path) : null;
    this.#writer.put(path, stampMarkdown(fields(this.#stamp), earlier === null ? render() : bodyOfStamped(earlier)));
  }

  /** Counts, and the JSON artifacts that changed. */
  result(): Published {
    return { counts: this.#counts, changed: this.#changed };
  }
}
