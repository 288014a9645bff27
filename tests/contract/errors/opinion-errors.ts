import { expect, test } from "vitest";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { type MissingPages, type MissingPath, type NotValidPath, refusedPages, refusedReads } from "./refused-reads.ts";

/** A path that leads nowhere, the map above it, and the first of the nearest. */
const MISSING: readonly MissingPath[] = [
  ["/api/opinions/cases/S25A9002", "/api/opinions/years/2025", "/api/opinions/cases/S25A9001/990000101"],
  [
    "/api/opinions/cases/s25a9002/markdown",
    "/api/opinions/years/2025",
    "/api/opinions/cases/S25A9001/990000101/markdown",
  ],
  ["/api/opinions/cases/S16A0001", "/api/opinions/years", "/api/opinions/cases/S98A9010/990000150"],
  ["/api/opinions/cases/ga-s25a9002", "/api/opinions/years/2025", "/api/opinions/cases/S25A9001/990000101"],
  ["/api/opinions/cases/S23G9005/4711", "/api/opinions/years/2023", "/api/opinions/cases/S23G9005/990000111"],
  ["/api/opinions/cases/S23G9005/fish/text", "/api/opinions/years/2023", "/api/opinions/cases/S23G9005/990000111/text"],
  ["/api/opinions/cases/S25A9002/4711", "/api/opinions/years/2025", "/api/opinions/cases/S25A9001/990000101"],
  ["/api/opinions/cases/99010", "/api/opinions/years", "/api/opinions/cases/99001/cap-99000001"],
  ["/api/opinions/cases/2025", "/api/opinions/years/2025"],
  ["/api/opinions/cases/1%20Ga.%201", "/api/opinions/years"],
  ["/api/opinions/cases/Nobody%20v.%20Nothing", "/api/opinions/years"],
  ["/api/opinions/cases/%00", "/api/opinions/years"],
  ["/api/opinions/cases/..%2F..%2Fmanifest.json", "/api/opinions/years"],
  ["/api/opinions/cases/HB%20136", "/api/opinions/years"],
  ["/api/opinions/clusters/4711", "/api/opinions/years"],
  ["/api/opinions/clusters/4711/full-text", "/api/opinions/years"],
  ["/api/opinions/clusters/fish/markdown", "/api/opinions/years"],
  ["/api/opinions/years/2000", "/api/opinions/years", "/api/opinions/years/1998"],
  ["/api/opinions/years/1/markdown", "/api/opinions/years", "/api/opinions/years/1903"],
  ["/api/opinions/years/999999", "/api/opinions/years", "/api/opinions/years/2025"],
  ["/api/opinions/resolve?q=S25A9002", "/api/opinions/years/2025", "/api/opinions/cases/S25A9001/990000101"],
  ["/api/opinions/resolve?q=1%20Ga.%201", "/api/opinions/years"],
  ["/api/opinions/resolve?q=Nobody%20v.%20Nothing", "/api/opinions/years"],
];

/** A query or path that breaks the table, and everything that is wrong with it. */
const NOT_VALID: readonly NotValidPath[] = [
  [
    "/api/opinions/recent?limit=101&offset=10001",
    [
      ["query", "limit", "less_than_equal"],
      ["query", "offset", "less_than_equal"],
    ],
  ],
  ["/api/opinions/filtered?q=a", [["query", "q", "string_too_short"]]],
  ["/api/opinions/filtered?year=abcd", [["query", "year", "int_parsing"]]],
  ["/api/opinions/filtered?year=20255", [["query", "year", "int_parsing"]]],
  ["/api/opinions/filtered?year=2025,1599", [["query", "year", "greater_than_equal"]]],
  ["/api/opinions/filtered?year=2201", [["query", "year", "less_than_equal"]]],
  ["/api/opinions/filtered?year=,", [["query", "year", "value_error"]]],
  ["/api/opinions/filtered?case_type=murder", [["query", "case_type", "enum"]]],
  ["/api/opinions/filtered?case_type=direct-appeal,constructor", [["query", "case_type", "enum"]]],
  ["/api/opinions/filtered?case_type=,", [["query", "case_type", "value_error"]]],
  // All problems are told, those of the table and those of what is stored.
  [
    "/api/opinions/filtered?q=a&year=x&case_type=y&limit=0",
    [
      ["query", "limit", "greater_than_equal"],
      ["query", "q", "string_too_short"],
      ["query", "year", "int_parsing"],
      ["query", "case_type", "enum"],
    ],
  ],
  ["/api/opinions/years/abc", [["path", "year", "int_parsing"]]],
  ["/api/opinions/years/-1/markdown", [["path", "year", "int_parsing"]]],
  [
    "/api/opinions/years/x?case_type=y",
    [
      ["path", "year", "int_parsing"],
      ["query", "case_type", "enum"],
    ],
  ],
  ["/api/opinions/years/2025?limit=401", [["query", "limit", "less_than_equal"]]],
  ["/api/opinions/years/2025?start=-1", [["query", "start", "greater_than_equal"]]],
  [`/api/opinions/years/2025?case_type=${"a".repeat(41)}`, [["query", "case_type", "string_too_long"]]],
  ["/api/opinions/years/2025/markdown?case_type=y", [["query", "case_type", "enum"]]],
  ["/api/opinions/resolve", [["query", "q", "missing"]]],
  ["/api/opinions/resolve?q=", [["query", "q", "string_too_short"]]],
  [`/api/opinions/resolve?q=${"h".repeat(201)}`, [["query", "q", "string_too_long"]]],
  ["/api/opinions/items", [["query", "ids", "missing"]]],
  ["/api/opinions/items?ids=,", [["query", "ids", "value_error"]]],
  [`/api/opinions/cases/${"9".repeat(301)}`, [["path", "ref", "string_too_long"]]],
  [`/api/opinions/cases/S25A9001/${"9".repeat(301)}`, [["path", "cluster_id", "string_too_long"]]],
];

const PAGES: MissingPages = {
  missing: [
    "/opinions/S25A9002.md",
    ["https://example.org/opinions/S25A9001/990000101.md", "https://example.org/opinions/year-2025\n"],
  ],
  others: ["/opinions/year-abc", "/opinions/year-2000.md"],
  unbuilt: ["/opinions/S25A9001", "/opinions/S25A9001/990000101?lang=es"],
  record: "/api/opinions/cases/S25A9001/990000101",
};

/** Tests of errors of the opinions. */
export function opinionErrors(hosts: ServedSpecimen): void {
  refusedReads(hosts, MISSING, NOT_VALID);
  refusedPages(hosts, PAGES);

  test("an unknown case type is told which there are", async () => {
    const { detail } = await (await hosts.api("/api/opinions/filtered?case_type=murder")).json();
    for (const known of ["direct-appeal", "attorney-discipline", "unclassified"]) expect(detail).toContain(known);
    expect(detail).toContain('"murder"');
  });

  test("an id that is not there is told the opinions under the docket it was asked with", async () => {
    const { nearest } = await (await hosts.api("/api/opinions/cases/S23G9005/4711")).json();
    expect(nearest.map(({ id }: { id: string }) => id)).toEqual(["S23G9005/990000111", "S23G9005/990000110"]);
  });

  test.each(["text", "full-text"])("the %s of an opinion without one says why, and names the record", async (form) => {
    for (const path of ["CLUSTER-990000301", "CLUSTER-990000301/990000301"]) {
      const record = await (await hosts.api(`/api/opinions/cases/${path}`)).json();
      const answer = await hosts.api(`/api/opinions/cases/${path}/${form}`);
      expect(answer.status).toBe(404);
      const problem = await answer.json();
      expect(problem.detail).toContain(record.text_note);
      expect(problem.nearest).toEqual([{ id: record.id, url: record.json_url }]);
      expect(problem.above.id).toBe("year-1903");
    }
  });
}
