import type { BillNumber } from "./bill-number.ts";
import type { WrittenSession } from "./written-session.ts";

/**
 * What a written reference to a bill says; whether the bill exists is for the corpus to say.
 *
 * - `bill`: one number; `session` is null where none is written. `canonical` only for a text that is exactly the id, or
 *   exactly the number.
 * - `digits`: upstream's id, or a bill number without its kind; the caller decides.
 * - `ambiguous`: several numbers fit, and nothing in the text decides.
 * - `unknown`: `reason` is a sentence that says what to write.
 */
export type BillReading =
  | {
      readonly kind: "bill";
      readonly number: BillNumber;
      readonly session: WrittenSession | null;
      readonly canonical: boolean;
    }
  | { readonly kind: "digits"; readonly value: number }
  | { readonly kind: "ambiguous"; readonly numbers: readonly BillNumber[]; readonly session: WrittenSession | null }
  | { readonly kind: "unknown"; readonly reason: string };

/** Ends every reason: forms that are read. */
const HINT = "Write HB 136, HB 136 (2025-2026) or 2025-2026/hb136.";

/** A reading that says why there is none. */
export function unknown(why: string): BillReading {
  return { kind: "unknown", reason: `${why} ${HINT}` };
}
