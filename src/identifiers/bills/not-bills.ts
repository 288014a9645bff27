import { billsNamed } from "./written-bill.ts";
import { readSession } from "./written-session.ts";

/** Something that is taken for a reference to a bill, and why it is none here. `examples` are read as unknown. */
export interface NotABill {
  readonly why: string;
  readonly test: (text: string) => boolean;
  readonly examples: readonly string[];
}

const matches =
  (pattern: RegExp) =>
  (text: string): boolean =>
    pattern.test(text);

/** Tried in this order on the cleaned text, once no form has read it. */
export const NOT_BILLS: readonly NotABill[] = [
  {
    why: "The number in an address of the General Assembly is its own, and is not kept here.",
    test: matches(/^(?:https?:\/\/)?(?:www\.)?legis\.ga\.gov\//i),
    examples: [
      "https://www.legis.ga.gov/legislation/63531",
      "https://www.legis.ga.gov/api/legislation/document/20232024/212353",
    ],
  },
  {
    why: "An address of LegiScan names a bill of Georgia by /GA/bill/, its number and its year.",
    test: matches(/^(?:https?:\/\/)?(?:www\.)?(?:api\.)?legiscan\.com\//i),
    examples: ["https://legiscan.com/AK/bill/HB1/2011", "https://legiscan.com/GA/text/HB1/id/2614729"],
  },
  {
    why: "An LC number is that of a draft; drafts are not kept by it.",
    test: matches(/^LC ?\d/i),
    examples: ["LC 28 1234", "LC 28 1234S"],
  },
  {
    why: "The number of an Act or of a veto is not that of the bill.",
    test: matches(/^(?:Georgia |Ga\.? )?(?:Act|Veto) (?:No\.? ?)?V?\d/i),
    examples: ["Act 605", "Veto V12"],
  },
  {
    why: "The text names several bills, and one reference names one.",
    test: (text) => billsNamed(text) > 1,
    examples: ["HB 1 and HB 2", "HB 136; SB 12", "House Bills 1, Senate Bill 2"],
  },
  {
    why: "The text names a session and no bill.",
    test: (text) => readSession(text) !== null,
    examples: ["2025-2026", "2021 Special Session"],
  },
  {
    why: "The serial of a bill is a number from 1 to 99999.",
    test: matches(/^(?:H|S)\.? ?(?:B|R)\.? ?(?:0+$|\d{6})/i),
    examples: ["HB 0", "HB 1234567"],
  },
  {
    why: "The serial of a bill is written without a comma.",
    test: matches(/^[HS][^\d]{1,20}\d{1,2},\d{3}(?!\d)/i),
    examples: ["HB 1,013", "House Bill 1,013"],
  },
  {
    why: "Only bills of Georgia's General Assembly are here.",
    test: matches(/^(?:U\. ?S\.?|US) |\d(?:st|nd|rd|th|d) Cong/i),
    examples: ["H.R. 136, 117th Cong.", "U.S. H.R. 136", "H.R. 136 (117th Congress)"],
  },
];
