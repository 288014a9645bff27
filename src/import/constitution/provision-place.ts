import { readDesignation } from "../../identifiers/constitution/provision-designation.ts";
import {
  type ProvisionParts,
  type ProvisionSlug,
  provisionSlug,
  type Scheme,
} from "../../identifiers/provision-slug.ts";
import type { StoredProvision } from "../../model/stored-provision.ts";
import type { ConstitutionHeading } from "./constitution-heading.ts";
import { readHeadingWords } from "./heading-words.ts";

/** Where a heading leads: the address, what stands above it, and the addresses above. */
export type PlacedHeading = {
  readonly slug: ProvisionSlug;
  readonly above: StoredProvision["headings"];
  readonly parents: readonly ProvisionSlug[];
};

/** An article or section that has been entered. */
type Step = {
  readonly kind: "article" | "section";
  readonly number: string;
  readonly designation: string;
  readonly slug: ProvisionSlug;
  words: string;
};

/** The place in a constitution that the headings read so far lead to. */
export class ProvisionPlace {
  readonly #scheme: Scheme;
  /** The article and section around. */
  #steps: Step[] = [];
  /** What was entered last, where that is an article or section. */
  #last: Step | null = null;
  #amongAmendments = false;
  #inAmendment = false;

  constructor(scheme: Scheme) {
    this.#scheme = scheme;
  }

  /** True below the heading of an amendment. */
  get inAmendment(): boolean {
    return this.#inAmendment;
  }

  /** The number that the next section of the open article has; null where sections are numbered otherwise. */
  get nextSection(): number | null {
    const [article, section] = this.#steps;
    return this.#scheme === "us" && article !== undefined ? Number(section?.designation ?? 0) + 1 : null;
  }

  /** Enters a heading: `divider` where it has no provision of its own, null where its number cannot be an address. */
  enter(heading: ConstitutionHeading): PlacedHeading | "divider" | null {
    const designation = readDesignation(heading.number) ?? "";
    // Below their common heading some prints call amendments articles.
    const level = heading.level === "article" && this.#amongAmendments ? "amendment" : heading.level;
    switch (level) {
      case "title":
      case "amendments":
        this.#amongAmendments = level === "amendments";
        this.#restart(false);
        return "divider";
      case "preamble":
        return this.#single({ kind: "preamble" });
      case "amendment":
        return this.#single({ kind: "amendment", amendment: Number(designation) });
      case "article":
        return this.#step(level, heading, designation, []);
      case "section":
        return this.#steps.length < 1 ? null : this.#step(level, heading, designation, this.#steps.slice(0, 1));
      case "paragraph":
        this.#last = null;
        return this.#steps.length < 2 ? null : this.#placed(this.#parts(this.#steps, designation), this.#steps);
      default:
        return level satisfies never;
    }
  }

  /** Gives the words of the heading entered last. */
  name(words: string): void {
    if (this.#last !== null) this.#last.words = words;
  }

  #restart(inAmendment: boolean): void {
    this.#steps = [];
    this.#last = null;
    this.#inAmendment = inAmendment;
  }

  #single(parts: ProvisionParts): PlacedHeading | null {
    const placed = this.#placed(parts, []);
    if (placed !== null) this.#restart(parts.kind === "amendment");
    return placed;
  }

  #step(kind: Step["kind"], { number, words }: ConstitutionHeading, designation: string, above: Step[]) {
    const placed = this.#placed(this.#parts([...above, { designation }], null), above);
    if (placed === null) return null;
    this.#restart(false);
    this.#last = { kind, number, designation, slug: placed.slug, words };
    this.#steps = [...above, this.#last];
    return placed;
  }

  #parts([article, section]: readonly Pick<Step, "designation">[], paragraph: string | null): ProvisionParts {
    return { kind: "article", article: Number(article?.designation), section: section?.designation ?? null, paragraph };
  }

  #placed(parts: ProvisionParts, steps: readonly Step[]): PlacedHeading | null {
    const slug = provisionSlug(this.#scheme, parts);
    if (slug === null) return null;
    const above = steps.map(({ kind, number, words }) => ({ kind, number, heading: readHeadingWords(words).heading }));
    return { slug, above, parents: steps.map((step) => step.slug) };
  }
}
