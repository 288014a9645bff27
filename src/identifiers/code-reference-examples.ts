import type { CodeReferenceExample } from "./code/examples/example.ts";
import { LIST_EXAMPLES } from "./code/examples/lists.ts";
import { PART_EXAMPLES } from "./code/examples/parts.ts";
import { SECTION_EXAMPLES } from "./code/examples/sections.ts";
import { UNKNOWN_EXAMPLES } from "./code/examples/unknowns.ts";

export type { CodeReferenceExample };

/** Every written form of a reference to the Code, with its reading: what the reader's and the routes' tests run. */
export const CODE_REFERENCE_EXAMPLES: readonly CodeReferenceExample[] = [
  ...SECTION_EXAMPLES,
  ...PART_EXAMPLES,
  ...LIST_EXAMPLES,
  ...UNKNOWN_EXAMPLES,
];
