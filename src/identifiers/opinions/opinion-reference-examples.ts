import { CITATION_EXAMPLES } from "./examples/citations.ts";
import { DOCKET_EXAMPLES } from "./examples/dockets.ts";
import type { OpinionReferenceExample } from "./examples/example.ts";
import { NAME_AND_ID_EXAMPLES, UNKNOWN_EXAMPLES } from "./examples/others.ts";

export type { OpinionReferenceExample };

/** Every written form of a reference to an opinion, with its reading: what the reader's and the routes' tests run. */
export const OPINION_REFERENCE_EXAMPLES: readonly OpinionReferenceExample[] = [
  ...DOCKET_EXAMPLES,
  ...CITATION_EXAMPLES,
  ...NAME_AND_ID_EXAMPLES,
  ...UNKNOWN_EXAMPLES,
];
