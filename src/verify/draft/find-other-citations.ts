import type { PlainCitation } from "./found-citation.ts";
import { OTHER_SOURCES } from "./other-sources.ts";
import { SHORT_FORMS } from "./short-forms.ts";

const OUTSIDE = new RegExp(`(?<![A-Za-z0-9])(?:${OTHER_SOURCES.map(({ source }) => source).join("|")})`, "g");
const SHORT = new RegExp(`(?<![A-Za-z0-9])(?:${SHORT_FORMS.map(({ source }) => source).join("|")})`, "g");

/** Citations to what is in none of the collections, and short forms that refer to another citation. */
export function findOtherCitations(text: string): PlainCitation[] {
  const all = (pattern: RegExp, kind: "outside" | "short") =>
    [...text.matchAll(pattern)].map(
      ({ index, 0: written }): PlainCitation => ({
        start: index,
        end: index + written.length,
        isDoubtful: false,
        target: { kind },
      }),
    );
  return [...all(OUTSIDE, "outside"), ...all(SHORT, "short")];
}
