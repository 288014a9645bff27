import type { BillKind } from "../../identifiers/bills/bill-number.ts";

/** What the bills of each kind are called: one, and several. */
export const KIND_NAMES: Readonly<Record<BillKind, { one: string; several: string }>> = {
  hb: { one: "House bill", several: "House bills" },
  sb: { one: "Senate bill", several: "Senate bills" },
  hr: { one: "House resolution", several: "House resolutions" },
  sr: { one: "Senate resolution", several: "Senate resolutions" },
};

/** `1 House bill`, `20 House bills`. */
export function countedKind(kind: BillKind, count: number): string {
  const { one, several } = KIND_NAMES[kind];
  return `${count} ${count === 1 ? one : several}`;
}
