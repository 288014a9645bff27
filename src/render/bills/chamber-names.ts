/** The chambers by LegiScan's letters. */
const CHAMBER_NAMES: ReadonlyMap<string, string> = new Map([
  ["H", "House"],
  ["S", "Senate"],
  ["J", "Joint"],
]);

/** `House` for `H`; null where no chamber is named. */
export function chamberName(chamber: string | null): string | null {
  return chamber === null ? null : (CHAMBER_NAMES.get(chamber) ?? chamber);
}
