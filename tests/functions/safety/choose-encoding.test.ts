import { describe, expect, test } from "vitest";
import { chooseEncoding } from "../../../functions/safety/choose-encoding.ts";

const CASES: readonly [accepted: string | undefined, encoding: string | null][] = [
  [undefined, null],
  ["", null],
  ["identity", null],
  ["br", "br"],
  ["gzip", "gzip"],
  ["x-gzip", "gzip"],
  ["GZIP", "gzip"],
  ["gzip, deflate, br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0.5", "gzip"],
  ["br;q=0.001", "br"],
  ["br;q=0", null],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0, gzip;q=0.000", null],
  ["*", "br"],
  ["*;q=0", null],
  ["br;q=0, *", "gzip"],
  ["identity, gzip;q=0.5", null],
  ["identity;q=0.5, gzip;q=0.5", "gzip"],
  ["identity;q=0, gzip;q=0.1", "gzip"],
  ["deflate", null],
  ["br ; q=0.4 , gzip ; q=0.6", "gzip"],
  ["br;q=2", null],
  ["br;q=-1", null],
  ["br;q=x, gzip", "gzip"],
  [";;;,,,;q=1", null],
  ["__proto__, constructor", null],
];

describe("Accept-Encoding", () => {
  test.each(CASES)("%s chooses %s", (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });

  test("of any length is read in a moment", () => {
    const start = performance.now();
    chooseEncoding("br;q=0.1,".repeat(20_000) + " ".repeat(100_000));
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
