import fc from "fast-check";
import type { DocketNumber } from "../../src/identifiers/opinions/docket.ts";
import { formatGeorgiaDocket, type GeorgiaDocket } from "../../src/identifiers/opinions/georgia-docket.ts";

/** The parts of a docket number of Georgia's courts. */
export const georgiaDocketArbitrary: fc.Arbitrary<GeorgiaDocket> = fc.record({
  court: fc.constantFrom("S", "A"),
  year: fc.integer({ min: 1990, max: 2049 }),
  letter: fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
  serial: fc.integer({ min: 0, max: 9999 }),
});

/** Canonical docket numbers of other courts, and bare ones, made by grammars of their own. */
export const otherDocketArbitrary = fc
  .oneof(
    fc.integer({ min: 1, max: 99_999 }).map(String),
    fc.tuple(fc.integer({ min: 10, max: 99 }), fc.integer({ min: 1, max: 9999 })).map((parts) => parts.join("-")),
    fc.integer({ min: 1, max: 99_999 }).map((serial) => `1-07-CV-${String(serial).padStart(5, "0")}`),
    fc.integer({ min: 1, max: 999 }).map((serial) => `CR-88-${serial}`),
  )
  .map((text) => text as DocketNumber);

/** Any canonical docket number. */
export const docketArbitrary = fc.oneof(georgiaDocketArbitrary.map(formatGeorgiaDocket), otherDocketArbitrary);

/** Any spelling of a reporter's name: its periods and the spaces after them kept or left out, in any case. */
export function spelled(reporter: string): fc.Arbitrary<string> {
  return fc
    .record({ periods: fc.boolean(), spaces: fc.constantFrom("kept", "none", "every"), lower: fc.boolean() })
    .map(({ periods, spaces, lower }) => {
      const spread = spaces === "every" ? reporter.replace(/\.(?=[A-Za-z0-9])/g, ". ") : reporter;
      const closed = spaces === "none" ? spread.replaceAll(" ", "") : spread;
      const bare = periods ? closed : closed.replaceAll(".", "");
      return lower ? bare.toLowerCase() : bare;
    });
}
