import type { DraftFault } from "../../../src/model/draft-statuses.ts";

/** A made-up brief: each line is a sentence or two, with what is wrong in it. */
export const BRIEF: readonly [line: string, faults: readonly DraftFault[]][] = [
  ["A clock is wound twice. “Each public clock shall be wound on Monday and Thursday.” O.C.G.A. § 91-1-4.", []],
  [
    "A motor is listened to. “shall not apply to a clock wound by a motor” O.C.G.A. § 91-1-4.",
    ["quote_in_later_version"],
  ],
  ["An alternate “shall carry the map.” O.C.G.A. § 93-1-2 (b).", []],
  ["His is “a term of two years.” O.C.G.A. § 93-1-2 (a).", ["quote_in_earlier_version"]],
  ["Bells are muffled in pairs. O.C.G.A. § 91-2-8 (b).", []],
  ["Bells may be muffled for weddings. O.C.G.A. § 91-2-8 (q).", ["subsection_unknown"]],
  ["Tally sticks were cut at the gate. O.C.G.A. § 90-1-41.", ["repealed"]],
  ["Another section says so, too. O.C.G.A. § 91-1-499.", ["unknown"]],
  ["A hat is filled: “as much fruit as one hat will hold.” Ga. Const. art. XX, § I, ¶ I.", []],
  [
    "The oven was discussed in Sedgewick v. Sedgewick, 999 Ga. 1030 (2022): “A thing that happens is not a thing that is done.”",
    [],
  ],
  [
    "To drift is another matter. “To come back from drifting is … to drift.” Peñalosa v. Île-aux-Noix Ferry Co., 999 Ga. 1070 (1998).",
    ["negation_omitted"],
  ],
  ["So it was held in Windfall v. State, 999 Ga. 1001 (2019).", ["year_differs"]],
  ["And in Bellfounder v. Thistle, 999 Ga. 1042 (2023).", ["name_differs"]],
  ["Two decisions stand on one page, and one is meant: 999 Ga. 1050.", ["ambiguous"]],
  ["“The jury so found, and was entitled to the verdict.” Peñalosa, 999 Ga. 1070.", ["quote_not_found"]],
  ["A bill would have it otherwise: “from the branch, whether or not it is bruised” (H.B. 9001 (2025)).", []],
];
