import type { Citation } from "../../src/identifiers/citation.ts";
import type { StoredSection } from "../../src/model/stored-section.ts";

/** A stored section with every field filled in; a test changes what it is about. */
export function madeUpSection(
  changes: Partial<Omit<StoredSection, "citation">> & { citation?: string } = {},
): StoredSection {
  return {
    through: null,
    catchline: "Ringing of the market bell.",
    status: "active",
    effective_from: null,
    effective_until: null,
    ends_as: null,
    effect_uncertain: false,
    effective_note: null,
    release: "r2",
    under: null,
    source_url: "https://example.org/specimen/title-91",
    notes: [],
    text: "The bell shall be rung at noon.",
    ...changes,
    citation: (changes.citation ?? "91-1-1") as Citation,
  };
}
