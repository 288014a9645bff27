import { type Citation, parseCitation } from "./citation.ts";
import { cleanReference, REFERENCE_MAX_CHARS } from "./clean-reference.ts";
import { withoutNotes } from "./code/trailing-notes.ts";
import { WRITTEN_FORMS } from "./code/written-forms.ts";
import type { Resolution } from "./resolution.ts";

const HINT = "Write <title>-<chapter>-<section>, for example 16-5-1.";

/** Why a text is no reference to the Code; a reversed range states its ends instead. */
const REASONS = {
  tooLong: `A reference has at most ${REFERENCE_MAX_CHARS} characters. ${HINT}`,
  empty: `The reference is empty. ${HINT}`,
  unread: `The text as a whole is not a reference to a Code section, a list or a range of them. ${HINT}`,
} as const;

/**
 * Reads a reference to sections of the Official Code of Georgia in any written form. The whole text has to be the
 * reference. `canonical` only for a text that is exactly a citation; whether the section exists is not decided here.
 * Never throws, for any string.
 */
export function readCodeReference(text: string): Resolution<Citation> {
  if (text.length > REFERENCE_MAX_CHARS) return { kind: "unknown", reason: REASONS.tooLong };
  const citation = parseCitation(text);
  if (citation !== null && citation === text) return { kind: "canonical", id: citation, subsection: null };
  const bare = withoutNotes(cleanReference(text));
  if (bare === "") return { kind: "unknown", reason: REASONS.empty };
  for (const form of WRITTEN_FORMS) {
    const resolution = form.read(bare);
    if (resolution !== null) return resolution;
  }
  return { kind: "unknown", reason: REASONS.unread };
}
