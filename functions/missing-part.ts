import { type Answer, problemAnswer } from "./answer.ts";
import { type Place, quoted } from "./problem.ts";

/** A document that exists, as an error speaks of it. */
export type Whole = { called: string; place: Place; above: Place | null };

/** What was asked of a document, and what of the kind it has. */
export type MissingPart = { what: "version" | "subsection"; asked: string; known: readonly string[] };

/** Parts or versions that an error names at most. */
const MOST_NAMED = 60;

/** 404 for a part or version that a document, which exists, does not have. It names those that there are. */
export function missingPart({ called, place, above }: Whole, { what, asked, known }: MissingPart): Answer {
  const more = known.length > MOST_NAMED ? ` and ${known.length - MOST_NAMED} more` : "";
  const has = known.length === 0 ? "It has none." : `It has: ${known.slice(0, MOST_NAMED).join(", ")}${more}.`;
  return problemAnswer({
    kind: "not-found",
    detail: `${called} has no ${what} ${quoted(asked)}. ${has}`,
    nearest: [place],
    above,
  });
}
