import { describe, expect, test } from "vitest";
import type { BillFinding } from "../../../functions/bills/bill-finding.ts";
import { findBill, findBillIn } from "../../../functions/bills/find-bill.ts";
import { fakeBillShelf } from "./fake-bill-shelf.ts";

const SHELF = fakeBillShelf({
  "2021-2022": { hb1: 11, hb136: 12, sb7: 13 },
  "2021-special-1": { hb1ex: 21, sr2: 22 },
  "2023-2024": { hb136: 31, sb1: 32 },
  "2023-special-1": { hb1ex: 41 },
  "2023-special-2": { hb1ex2: 51, hb5: 52 },
});

/** Where a finding leads, how surely, and what else it says, on one line. */
function told(finding: BillFinding): string {
  switch (finding.kind) {
    case "bill":
      return [
        `${finding.key.session}/${finding.key.number}`,
        finding.fixed ? "fixed" : "may change",
        ...(finding.assumed ? ["assumed"] : []),
      ].join(", ");
    case "several":
      return finding.keys.map(({ session, number }) => `${session}/${number}`).join(" or ");
    case "missing":
      return `no ${finding.number} in ${finding.session?.slug}`;
    case "no-session":
    case "unread":
      return finding.kind;
    default:
      return finding satisfies never;
  }
}

/** A reference as a whole, and where it leads. */
const WHOLE: readonly [written: string, leads: string][] = [
  ["hb136", "2023-2024/hb136, may change, assumed"],
  ["HB 136", "2023-2024/hb136, may change, assumed"],
  ["H.B. 136", "2023-2024/hb136, may change, assumed"],
  ["House Bill 136", "2023-2024/hb136, may change, assumed"],
  ["sb7", "2021-2022/sb7, may change, assumed"],
  ["2021-2022/hb136", "2021-2022/hb136, fixed"],
  ["2021-special-1/hb1ex", "2021-special-1/hb1ex, fixed"],
  ["HB 136, 2021-2022", "2021-2022/hb136, fixed"],
  ["HB 136 (2022)", "2021-2022/hb136, fixed"],
  ["HB 1EX 2021", "2021-special-1/hb1ex, may change"],
  ["HB 1 2021", "2021-2022/hb1, fixed"],
  ["12", "2021-2022/hb136, fixed"],
  // No upstream id: the number without its letters.
  ["136", "2023-2024/hb136 or 2021-2022/hb136"],
  ["hb999", "no hb999 in 2023-2024"],
  ["HB 999 2022", "no hb999 in 2021-2022"],
  ["HB 136 1999-2000", "no-session"],
  ["fish", "unread"],
  ["99999", "unread"],
];

/** A session and a number apart, and where they lead. */
const APART: readonly [session: string, number: string, leads: string][] = [
  ["2021-2022", "hb136", "2021-2022/hb136, fixed"],
  ["2021", "HB-136", "2021-2022/hb136, fixed"],
  ["2022", "hb136", "2021-2022/hb136, fixed"],
  ["2021-2022 Regular Session", "House Bill 136", "2021-2022/hb136, fixed"],
  ["2021-SPECIAL-1", "hb1ex", "2021-special-1/hb1ex, fixed"],
  // A special session of the year may hold it; another may come.
  ["2021", "hb1ex", "2021-special-1/hb1ex, may change"],
  ["2021", "sr2", "2021-special-1/sr2, may change"],
  // A special session keeps its numbers under a suffix.
  ["2021-special-1", "hb1", "2021-special-1/hb1ex, may change"],
  ["2023 special session", "hb5", "2023-special-2/hb5, may change"],
  ["2021-2022", "12", "2021-2022/hb136, fixed"],
  ["2023-2024", "136", "2023-2024/hb136"],
  ["2023-2024", "12", "no hb12 in 2023-2024"],
  ["2021-2022", "HB 136 2023", "unread"],
  ["2021-2022", "HB 136 2022", "2021-2022/hb136, fixed"],
  ["2021-2022", "hb999", "no hb999 in 2021-2022"],
  ["1999-2000", "hb136", "no-session"],
  ["1999", "fish", "no-session"],
  ["fish", "hb136", "unread"],
  ["2021-2022", "fish", "unread"],
];

describe("a reference to a bill", () => {
  test.each(WHOLE)("%j: %s", (written, leads) => {
    expect(told(findBill(SHELF, written))).toBe(leads);
  });

  test.each(APART)("%j and %j apart: %s", (session, number, leads) => {
    expect(told(findBillIn(SHELF, session, number))).toBe(leads);
  });

  test("without any bill there is nothing to lead to", () => {
    const empty = fakeBillShelf({});
    expect(findBill(empty, "hb1")).toEqual({ kind: "missing", number: "hb1", session: null });
    expect(findBillIn(empty, "2021", "hb1")).toEqual({ kind: "no-session" });
  });
});
