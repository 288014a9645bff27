import { describe, expect, test } from "vitest";
import { secondsToChange, staleness, startOfGeorgiaDay } from "../../functions/freshness.ts";

describe("the day on which what is in force changes", () => {
  test.each([
    ["2027-01-01", "2027-01-01T05:00:00.000Z"],
    ["2027-07-01", "2027-07-01T04:00:00.000Z"],
    ["2027-03-14", "2027-03-14T05:00:00.000Z"],
    ["2027-03-15", "2027-03-15T04:00:00.000Z"],
  ])("%s begins in Georgia at %s", (day, moment) => {
    expect(new Date(startOfGeorgiaDay(day)).toISOString()).toBe(moment);
  });

  test("the seconds until then are whole, and there are none to count once it has come", () => {
    expect(secondsToChange(null, 0)).toBeNull();
    expect(secondsToChange(10_500, 1_000)).toBe(9);
    expect(secondsToChange(10_500, 10_500)).toBeNull();
    expect(secondsToChange(10_500, 20_000)).toBeNull();
  });

  test("a release is stale from that moment on, and says which day and what to do", () => {
    const corpus = { asOf: "2026-11-20", nextChange: "2027-01-01" };
    const change = startOfGeorgiaDay("2027-01-01");
    expect(staleness(corpus, change - 1)).toBeNull();
    expect(staleness(corpus, change)).toMatch(/2027-01-01.*2026-11-20.*Build again/);
    expect(staleness({ asOf: "2026-11-20", nextChange: null }, change)).toBeNull();
  });
});
