import type { SectionVersion } from "../../src/model/section-record.ts";

/** A version of a made-up section. */
export function madeVersion(
  version: string,
  status: SectionVersion["status"],
  inForceNow: boolean,
  text: string,
): SectionVersion {
  return {
    version,
    catchline: "Kites.",
    status,
    in_force_now: inForceNow,
    effective_from: null,
    effective_until: null,
    effective_note: null,
    current_through: "Release 1",
    source_url: "https://example.org/1",
    chars: text.length,
    text,
    subsections: [],
    notes: [],
  };
}
