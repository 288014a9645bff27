import { readBillReference } from "../bills/bill-reference.ts";
import { readCodeReference } from "../code-reference.ts";
import { readConstitutionReference } from "../constitution-reference.ts";
import { type OpinionReading, unknownOpinion } from "./opinion-reading.ts";

/**
 * A reference that names a document of another collection is none to an opinion. Not asked for a text that is exactly a
 * docket number: `1-98-1018` is one of another court, though it could be a section's citation.
 */
export function readOtherCollection(text: string): OpinionReading | null {
  if (readBillReference(text).kind === "bill")
    return unknownOpinion("That names a bill, not an opinion. Ask the bills for it.");
  if (readCodeReference(text).kind !== "unknown")
    return unknownOpinion("That names a section of the Code, not an opinion. Ask the Code for it.");
  if (readConstitutionReference(text).kind === "unknown") return null;
  return unknownOpinion("That names a provision of a constitution, not an opinion. Ask the Code for it.");
}
