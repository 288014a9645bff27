import type { ReferenceWord } from "../reference-word.ts";
import { BILL_KINDS, type BillKind } from "./bill-number.ts";

/** What may stand before a bill's number, and the kinds of bill that it may be: one, or more where the word leaves it open. */
export interface KindWord extends ReferenceWord {
  readonly kinds: readonly BillKind[];
}

const HOUSE = String.raw`(?:House|Hse\.?|H\.?)`;
const SENATE = String.raw`(?:Senate|Sen\.?|S\.?)`;
const BILL = String.raw`(?:Bill|B\.?)`;
const RESOLUTION = String.raw`(?:Resolution|Res\.?|R\.?)`;

/** Tried in this order: a chamber with a form before a chamber alone. */
export const KIND_WORDS: readonly KindWord[] = [
  {
    name: "House bill",
    kinds: ["hb"],
    source: `${HOUSE} ?${BILL}`,
    examples: ["HB", "hb", "H.B.", "H. B.", "House Bill", "Hse. Bill", "H. Bill", "House B."],
  },
  {
    name: "Senate bill",
    kinds: ["sb"],
    source: `${SENATE} ?${BILL}`,
    examples: ["SB", "S.B.", "S. B.", "Senate Bill", "Sen. Bill", "S. Bill"],
  },
  {
    name: "House resolution",
    kinds: ["hr"],
    source: `${HOUSE} ?${RESOLUTION}`,
    examples: ["HR", "H.R.", "H. R.", "House Resolution", "House Res.", "H. Res."],
  },
  {
    name: "Senate resolution",
    kinds: ["sr"],
    source: `${SENATE} ?${RESOLUTION}`,
    examples: ["SR", "S.R.", "S. R.", "Senate Resolution", "Sen. Res.", "S. Res."],
  },
  { name: "the House, bill or resolution", kinds: ["hb", "hr"], source: HOUSE, examples: ["House", "H."] },
  { name: "the Senate, bill or resolution", kinds: ["sb", "sr"], source: SENATE, examples: ["Senate", "Sen.", "S."] },
  { name: "a bill of either chamber", kinds: ["hb", "sb"], source: "Bill", examples: ["Bill"] },
  { name: "a resolution of either chamber", kinds: ["hr", "sr"], source: "Resolution", examples: ["Resolution"] },
  {
    name: "either form, of either chamber",
    kinds: BILL_KINDS,
    source: "Legislation|Measure",
    examples: ["Legislation", "Measure"],
  },
];
