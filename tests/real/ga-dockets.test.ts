import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { caseTypeOf } from "../../src/identifiers/opinions/case-types.ts";
import { parseDocketNumber } from "../../src/identifiers/opinions/docket.ts";
import { georgiaDocketParts } from "../../src/identifiers/opinions/georgia-docket.ts";
import { readOpinionReference } from "../../src/identifiers/opinions/opinion-reference.ts";
import { readDockets } from "../../src/identifiers/opinions/read-dockets.ts";
import { parseReporterCitation } from "../../src/identifiers/opinions/reporter-citation.ts";
import { REAL_DATA } from "./real-data.ts";

const LIST = join(REAL_DATA, "ga-dockets", "dockets.json");
const UPSTREAM = join(REAL_DATA, "courtlistener-v3");

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

describe.skipIf(!existsSync(LIST))("the docket numbers as the court listed them", () => {
  const rows = existsSync(LIST) ? (readJson(LIST) as { docket_numbers: string }[]) : [];
  const printed = rows.map(({ docket_numbers }) => docket_numbers);

  test("all parse but one, whose first letter is lost, and one has words of a case name after it", () => {
    const read = printed.map((text) => ({ text, ...readDockets(text) }));
    expect(read.filter(({ dockets }) => dockets.length === 0)).toEqual([
      { text: "21A0779", dockets: [], rest: "21A0779" },
    ]);
    const withRest = read.filter(({ dockets, rest }) => dockets.length > 0 && rest !== "");
    expect(withRest).toEqual([{ text: "S15A1708 CLOUGH v", dockets: ["S15A1708"], rest: "CLOUGH v" }]);
    expect(read).toHaveLength(716);
  });

  test("are the Supreme Court's, of a known type, and as many as are printed", () => {
    const all = printed.flatMap((text) => readDockets(text).dockets);
    expect(all).toHaveLength(printed.join(" ").match(/S\d\d[A-Z]\d{4}/g)?.length ?? 0);
    for (const docket of all) expect(georgiaDocketParts(docket)?.court, docket).toBe("S");
    expect(all.filter((docket) => caseTypeOf(docket) === "unclassified")).toEqual([]);
  });

  test("are read as references, and canonical where one stands alone", () => {
    for (const text of printed) {
      const { dockets } = readDockets(text);
      const reading = readOpinionReference(text);
      if (dockets.length === 0) expect(reading.kind, text).toBe("unknown");
      else expect(reading).toEqual({ kind: "dockets", dockets, cluster: null, canonical: dockets[0] === text });
    }
  });
});

describe.skipIf(!existsSync(UPSTREAM))("the dockets of about 700 clusters of many courts", () => {
  const records = (folder: string): Record<string, unknown>[] =>
    readdirSync(join(UPSTREAM, folder)).map(
      (name) => readJson(join(UPSTREAM, folder, name)) as Record<string, unknown>,
    );

  test("of Georgia are all read whole", () => {
    const georgia = records("dockets").filter(({ court }) => /\/(?:ga|gactapp)\/?$/.test(String(court)));
    const read = georgia.map(({ docket_number }) => readDockets(String(docket_number)));
    expect(read.flatMap(({ rest }) => (rest === "" ? [] : [rest]))).toEqual([]);
    expect(read.every(({ dockets }) => dockets.length > 0)).toBe(true);
    expect(georgia).toHaveLength(10);
  });

  test("are read but for dates, terms and words, and are canonical", () => {
    const printed = records("dockets").flatMap(({ docket_number }) => (docket_number ? [String(docket_number)] : []));
    const read = printed.map((text) => ({ text, ...readDockets(text) }));
    expect(
      read
        .filter(({ dockets }) => dockets.length === 0)
        .map(({ text }) => text)
        .sort(),
    ).toEqual(["Decided November 18, 1998", "Ex. No. 10608-B", "Not in source", "November 27, 1951"]);
    expect(read.filter(({ dockets, rest }) => dockets.length > 0 && rest !== "")).toHaveLength(8);
    for (const { dockets } of read) for (const docket of dockets) expect(parseDocketNumber(docket)).toBe(docket);
  });

  test("have citations that all read as printed but two that have no reporter", () => {
    const cites = records("clusters").flatMap((cluster) =>
      Object.entries(cluster).flatMap(([field, value]) =>
        field.includes("cite") && typeof value === "string" && value !== "" ? [value] : [],
      ),
    );
    const unread = cites.filter((cite) => parseReporterCitation(cite)?.cite !== cite);
    expect(unread.sort()).toEqual(["12-89", "1617313"]);
    expect(cites.length).toBeGreaterThan(700);
  });
});
