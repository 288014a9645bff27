import type { BillReferenceExample } from "./examples/example.ts";
import { NUMBER_EXAMPLES } from "./examples/numbers.ts";
import { OPEN_EXAMPLES, UNKNOWN_EXAMPLES } from "./examples/others.ts";
import { SESSION_EXAMPLES } from "./examples/sessions.ts";

export type { BillReferenceExample };

/** Every written form of a reference to a bill, with its reading: what the reader's and the routes' tests run. */
export const BILL_REFERENCE_EXAMPLES: readonly BillReferenceExample[] = [
  ...NUMBER_EXAMPLES,
  ...SESSION_EXAMPLES,
  ...OPEN_EXAMPLES,
  ...UNKNOWN_EXAMPLES,
];
