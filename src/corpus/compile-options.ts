import type { PublicRoots } from "../contract/addresses.ts";

/** What a store is compiled for: the day (ISO) that decides what is in force, and the public addresses. */
export type CompileOptions = { asOf: string; roots: PublicRoots };
