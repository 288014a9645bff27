import type { PartDraft } from "../opinions/opinion-draft.ts";

/** What the project calls the opinions of a case, in CourtListener's words. */
const KINDS: ReadonlyMap<string, PartDraft["kind"]> = new Map([
  ["majority", "lead"],
  ["unanimous", "unanimous"],
  ["plurality", "plurality"],
  ["concurrence", "concurrence"],
  ["concurring-in-part-and-dissenting-in-part", "concurring-in-part"],
  ["concurring-in-part", "concurring-in-part"],
  ["dissent", "dissent"],
  ["addendum", "addendum"],
  ["remittitur", "remittitur"],
  ["rehearing", "rehearing"],
  ["on-the-merits", "on-the-merits"],
  ["on-motion-to-strike-cost-bill", "on-motion-to-strike"],
  ["trial-court", "trial-court"],
]);

/** The kind of an opinion; `unknown` where it is not in the table. */
export function caseKind(type: unknown): PartDraft["kind"] {
  return KINDS.get(String(type)) ?? "unknown";
}
