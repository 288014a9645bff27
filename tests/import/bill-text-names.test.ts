import { describe, expect, it } from "vitest";
import { readTextName } from "../../src/import/bill-texts/text-name.ts";

const said = (path: string) => {
  const { number, sessions, docs, day } = readTextName(path);
  const written = sessions.map(({ start, end, special }) => `${start}-${end} ${special}`);
  return [number, written.join("; "), docs.join(" "), day ?? ""].join(" | ");
};

describe("names of files of texts", () => {
  it.each([
    ["HB397.rtf", "hb397 |  |  | "],
    ["hb-397.html", "hb397 |  |  | "],
    ["H.B. 397.rtf", "hb397 |  |  | "],
    ["House Bill 397.txt", "hb397 |  |  | "],
    ["senate_resolution_0012.txt", "sr12 |  |  | "],
    ["HB 397 - As passed.rtf", "hb397 |  |  | "],
    ["HB397_LC28.txt", "hb397 |  |  | "],
    ["HB397/As passed.rtf", "hb397 |  |  | "],
    ["2013-2014/HB397.rtf", "hb397 | 2013-2014 unsaid |  | "],
    ["20132014/HB397.rtf", "hb397 | 2013-2014 unsaid |  | "],
    ["2013-2014_Regular_Session/HB397.rtf", "hb397 | 2013-2014 regular |  | "],
    ["2013-2014_HB397.htm", "hb397 | 2013-2014 unsaid |  | "],
    ["HB397_2013.rtf", "hb397 | 2013-2013 unsaid |  | "],
    ["2021-special-1/hb1ex.rtf", "hb1ex | 2021-2021 1 |  | "],
    ["2021EX1/HB1EX.rtf", "hb1ex | 2021-2021 1 |  | "],
    ["2001 2nd Special Session/HB1.rtf", "hb1 | 2001-2001 2 |  | "],
    ["1639942.rtf", " |  | 1639942 | "],
    ["HB397 1639942.rtf", "hb397 |  | 1639942 | "],
    ["HB397-2012-04-17.rtf", "hb397 |  |  | 2012-04-17"],
    ["HB397 substitute to HB12.rtf", " |  |  | "],
    ["downloads 2024/HB1.rtf", "hb1 |  |  | "],
    ["shb12.rtf", " |  |  | "],
    ["notes.txt", " |  |  | "],
  ])("%s says %s", (path, expected) => {
    expect(said(path)).toBe(expected);
  });

  it("that are of several bills say so", () => {
    expect(readTextName("HB1 and SB2.rtf")).toMatchObject({ number: null, severalNumbers: true });
  });
});
