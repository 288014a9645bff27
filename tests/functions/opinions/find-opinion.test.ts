import { describe, expect, test } from "vitest";
import {
  findOpinion,
  findOpinionIn,
  keysFound,
  type OpinionFinding,
} from "../../../functions/opinions/find-opinion.ts";
import { opinionAddress } from "../../../src/identifiers/opinions/opinion-id.ts";
import { fakeOpinionShelf } from "./fake-opinion-shelf.ts";

const SHELF = fakeOpinionShelf([
  { id: "S19A0992/400", joined: ["S19A1006", "S19X1007"], cites: ["312 Ga. 456", "861 S.E.2d 99"] },
  { id: "S18A0001/302", cites: ["305 Ga. 1"] },
  { id: "S18A0001/301", cites: ["305 Ga. 1", "823 S.E.2d 1"], clusters: ["299"] },
  { id: "S20A0005/500", joined: ["S20A0006"] },
  { id: "S20A0006/450" },
  { id: "S21A0007/ga-s21a0007" },
  { id: "S22A0008/600" },
  { id: "27629/700" },
  { id: "CLUSTER-800/800" },
  { id: "41616/900", joined: ["41617"] },
  { id: "8811SC745/950" },
  { id: "99002/cap-77" },
]);

/** Where a finding leads, and how surely, on one line. */
function told(finding: OpinionFinding): string {
  const surely = "fixed" in finding ? (finding.fixed ? ", fixed" : ", may change") : "";
  switch (finding.kind) {
    case "case":
      return `case ${finding.docket} led by ${finding.lead.cluster}${surely}`;
    case "opinion":
      return opinionAddress(finding.key.docket, finding.key.cluster) + surely;
    case "several":
      return keysFound(SHELF, finding)
        .map(({ docket, cluster }) => opinionAddress(docket, cluster))
        .join(" or ");
    case "missing":
      return `none, near ${finding.docket}`;
    case "name":
      return `the name ${finding.name}`;
    case "unread":
      return finding.kind;
    default:
      return finding satisfies never;
  }
}

/** A reference as a whole, and where it leads. */
const WHOLE: readonly [written: string, leads: string][] = [
  ["S19A0992", "case S19A0992 led by 400, fixed"],
  ["s19a0992", "case S19A0992 led by 400, fixed"],
  ["Case No. S19A0992", "case S19A0992 led by 400, fixed"],
  ["S19A992", "case S19A0992 led by 400, fixed"],
  ["S19A1006", "case S19A0992 led by 400, fixed"],
  ["S19A0992, S19A1006", "case S19A0992 led by 400, fixed"],
  ["S18A0001", "case S18A0001 led by 302, fixed"],
  // A joined number under which another opinion leads than under the first one's.
  ["S20A0006", "case S20A0005 led by 500, may change"],
  ["S19A0992, S22A0008", "S19A0992/400 or S22A0008/600"],
  ["CLUSTER-800", "case CLUSTER-800 led by 800, fixed"],
  ["S19A0992/400", "S19A0992/400, fixed"],
  ["s19a0992/400", "S19A0992/400, fixed"],
  ["312 Ga. 456", "S19A0992/400, fixed"],
  ["312 Ga 456", "S19A0992/400, fixed"],
  ["861 SE2d 99", "S19A0992/400, fixed"],
  ["861 S. E. 2d 99", "S19A0992/400, fixed"],
  ["305 Ga. 1", "S18A0001/302 or S18A0001/301"],
  // Parallel citations narrow each other down.
  ["305 Ga. 1, 823 S.E.2d 1", "S18A0001/301, fixed"],
  ["1 Ga. 1", "none, near null"],
  ["ga-s21a0007", "S21A0007/ga-s21a0007, may change"],
  ["ga-s22a0008", "S22A0008/600, may change"],
  ["ga-s23a0009", "none, near S23A0009"],
  ["27629", "case 27629 led by 700, fixed"],
  ["41617", "case 41616 led by 900, fixed"],
  // A docket number that is here is that, though it reads as a citation.
  ["8811SC745", "case 8811SC745 led by 950, fixed"],
  ["8811sc745", "case 8811SC745 led by 950, fixed"],
  ["cap-77", "99002/cap-77, fixed"],
  ["CAP-77", "99002/cap-77, fixed"],
  // A short number may become a docket number yet.
  ["400", "S19A0992/400, may change"],
  ["299", "S18A0001/301, may change"],
  ["123456", "none, near 123456"],
  ["S19A0993", "none, near S19A0993"],
  ["Ossabaw Ferry v. Tern", "the name Ossabaw Ferry v. Tern"],
  ["", "unread"],
];

/** A docket and a cluster id apart, and where they lead. */
const APART: readonly [docket: string, cluster: string, leads: string][] = [
  ["S19A0992", "400", "S19A0992/400, fixed"],
  ["s19a0992", "400", "S19A0992/400, fixed"],
  ["S19A1006", "400", "S19A0992/400, fixed"],
  ["S22A0008", "400", "S19A0992/400, fixed"],
  ["S18A0001", "299", "S18A0001/301, fixed"],
  ["S22A0008", "ga-s22a0008", "S22A0008/600, may change"],
  ["S22A0008", "GA-S22A0008", "S22A0008/600, may change"],
  ["S22A0008", "999", "none, near S22A0008"],
  ["s22a0008", "fish", "none, near S22A0008"],
  ["fish", "999", "none, near null"],
];

describe("a reference to an opinion", () => {
  test.each(WHOLE)("%j: %s", (written, leads) => {
    expect(told(findOpinion(SHELF, written))).toBe(leads);
  });

  test.each(APART)("%j and %j apart: %s", (docket, cluster, leads) => {
    expect(told(findOpinionIn(SHELF, docket, cluster))).toBe(leads);
  });
});
