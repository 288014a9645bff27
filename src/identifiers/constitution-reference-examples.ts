import type { ConstitutionReferenceExample } from "./constitution/examples/example.ts";
import { GEORGIA_EXAMPLES } from "./constitution/examples/georgia.ts";
import { UNITED_STATES_EXAMPLES } from "./constitution/examples/united-states.ts";
import { AMBIGUOUS_EXAMPLES, UNKNOWN_EXAMPLES } from "./constitution/examples/unknowns.ts";

export type { ConstitutionReferenceExample };

/** Every written form of a reference to a constitution, with its reading: what the reader's and the routes' tests run. */
export const CONSTITUTION_REFERENCE_EXAMPLES: readonly ConstitutionReferenceExample[] = [
  ...GEORGIA_EXAMPLES,
  ...UNITED_STATES_EXAMPLES,
  ...AMBIGUOUS_EXAMPLES,
  ...UNKNOWN_EXAMPLES,
];
