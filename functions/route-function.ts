import type { Answer } from "./answer.ts";
import type { Compute } from "./computed.ts";
import type { Reading } from "./reading.ts";

/** Follows a path: a redirect or an error, null when it names, in its canonical form, something that exists. */
export type Locate = (reading: Reading) => Answer | null;

/** What a route does when no artifact answers: `locate` follows the path, then `compute` answers. */
export type RouteFunctions = { locate: Locate; compute: Compute };

/** The path names nothing: it is always there. */
export const here: Locate = () => null;

/** All variants are the default one, which is an artifact. */
export const defaultVariant: Compute = () => ({ kind: "same-as", query: {} });

/** A route whose path is only ever followed to somewhere else. */
export const neverHere: Compute = ({ route }) => {
  throw new Error(`${route.id} answers by itself, and only ever leads elsewhere`);
};
