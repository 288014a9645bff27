import { REFERENCE_MAX_CHARS } from "../clean-reference.ts";
import { parseClusterId } from "./cluster-id.ts";
import { parseDocketNumber } from "./docket.ts";
import { OPINION_FORMS } from "./opinion-forms.ts";
import { parseOpinionId } from "./opinion-id.ts";
import { type OpinionReading, unknownOpinion } from "./opinion-reading.ts";
import { plainReference } from "./plain-reference.ts";

export type { OpinionReading };

const HINT = "Write a docket number such as S19A0992, a citation such as 312 Ga. 456, or a case name.";

/** Why a text is no reference to an opinion; the forms have reasons of their own. */
const REASONS = {
  tooLong: `A reference has at most ${REFERENCE_MAX_CHARS} characters. ${HINT}`,
  empty: `The reference is empty. ${HINT}`,
  noWords: `There are no words in the reference. ${HINT}`,
} as const;

/** A text that is exactly a docket number or an opinion's id; a bare number may be upstream's id, so it is not here. */
function readCanonical(text: string): OpinionReading | null {
  const id = parseOpinionId(text);
  const written = id?.docket ?? text;
  const docket = parseDocketNumber(written);
  if (docket === null || docket !== written || (id === null && parseClusterId(text) !== null)) return null;
  return { kind: "dockets", dockets: [docket], cluster: id?.cluster ?? null, canonical: true };
}

/**
 * Reads a reference to an opinion in any written form: docket numbers, a reporter citation, upstream's id, an address, a
 * case name. Whether there is such an opinion is not decided here. Never throws, for any string.
 */
export function readOpinionReference(text: string): OpinionReading {
  if (text.length > REFERENCE_MAX_CHARS) return unknownOpinion(REASONS.tooLong);
  const canonical = readCanonical(text);
  if (canonical !== null) return canonical;
  const plain = plainReference(text);
  if (plain === "") return unknownOpinion(REASONS.empty);
  for (const form of OPINION_FORMS) {
    const reading = form.read(plain);
    if (reading !== null) return reading;
  }
  return /\p{L}{2}/u.test(plain) ? { kind: "name", name: plain } : unknownOpinion(REASONS.noWords);
}
