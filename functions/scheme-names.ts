import type { Scheme } from "../src/identifiers/provision.ts";

/** Names by which an address may call a constitution, without what stands between their letters, and its own name. */
const SCHEME_NAMES: ReadonlyMap<string, Scheme> = new Map([
  ["ga", "ga"],
  ["georgia", "ga"],
  ["us", "us"],
  ["usa", "us"],
  ["unitedstates", "us"],
  ["unitedstatesofamerica", "us"],
]);

/** The constitution that an address means, in any case: `GA`, `georgia`, `United-States`, `U.S.`; null for anything else. */
export function readScheme(written: string): Scheme | null {
  return SCHEME_NAMES.get(written.toLowerCase().replace(/[ ._-]/g, "")) ?? null;
}
