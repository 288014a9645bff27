import type { BillNumber } from "../../identifiers/bills/bill-number.ts";

/** What stands beside a text in its own file; null where that says nothing of it. */
export type TextFacts = {
  number: BillNumber | null;
  /** In words, `2011-2012 Regular Session`. */
  session: string | null;
  /** LegiScan's numbers of the bill and the print. */
  bill_id: number | null;
  doc_id: number | null;
};

/** Facts of a file that has nothing but its text. */
export const NO_FACTS: TextFacts = { number: null, session: null, bill_id: null, doc_id: null };
