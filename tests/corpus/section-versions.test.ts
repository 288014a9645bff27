import { describe, expect, it } from "vitest";
import { versionsOn } from "../../src/corpus/section-versions.ts";
import { madeUpSection } from "../support/made-up-section.ts";

const until = madeUpSection({ effective_until: "2027-07-01", ends_as: "superseded", text: "old" });
const from = madeUpSection({ effective_from: "2027-07-01", text: "new" });

function shown(asOf: string, versions: Parameters<typeof versionsOn>[1]) {
  return versionsOn(asOf, versions).map(
    ({ version, status, inForce }) => `${version} ${status}${inForce ? " in force" : ""}`,
  );
}

describe("the versions of a section on a day", () => {
  it("keeps the old text in force to the last day and puts the new one in force on its first", () => {
    expect(shown("2027-06-30", [from, until])).toEqual(["until-2027-07-01 active in force", "2027-07-01 active"]);
    expect(shown("2027-07-01", [until, from])).toEqual(["2027-07-01 active in force", "until-2027-07-01 superseded"]);
  });

  it("names a lone version by its release and has it in force", () => {
    expect(shown("2026-01-01", [madeUpSection()])).toEqual(["r2 active in force"]);
  });

  it("takes a text that the newest release no longer prints as superseded", () => {
    const versions = [madeUpSection({ release: "r1", text: "old" }), madeUpSection()];
    expect(shown("2026-01-01", versions)).toEqual(["r2 active in force", "r1 superseded"]);
  });

  it("has a text repealed on the day of its repeal", () => {
    const section = madeUpSection({ effective_until: "2031-06-30", ends_as: "repealed" });
    expect(shown("2031-06-29", [section])).toEqual(["until-2031-06-30 active in force"]);
    expect(shown("2031-06-30", [section])).toEqual(["until-2031-06-30 repealed"]);
  });

  it("leads with the newest when none is in force", () => {
    const later = madeUpSection({ effective_from: "2031-01-01" });
    const sooner = madeUpSection({
      effective_from: "2030-01-01",
      effective_until: "2031-01-01",
      ends_as: "superseded",
    });
    expect(shown("2026-01-01", [sooner, later])).toEqual(["2031-01-01 active", "2030-01-01 active"]);
  });

  it("has nothing in force of what is repealed, reserved or of uncertain effect", () => {
    for (const status of ["repealed", "reserved", "redesignated", "note_only"] as const) {
      expect(shown("2026-01-01", [madeUpSection({ status, text: "" })])).toEqual([`r2 ${status}`]);
    }
    expect(shown("2026-01-01", [madeUpSection({ effect_uncertain: true })])).toEqual(["r2 active"]);
  });

  it("prefers the text to a mark printed for the same citation", () => {
    const reserved = madeUpSection({
      status: "reserved",
      text: "",
      effective_until: "2022-07-01",
      ends_as: "superseded",
    });
    const living = madeUpSection({ effective_from: "2022-07-01" });
    expect(shown("2026-01-01", [reserved, living])).toEqual([
      "2022-07-01 active in force",
      "until-2022-07-01 reserved",
    ]);
  });

  it("takes an undated text of an earlier release as older than any of the newest", () => {
    const undated = madeUpSection({ release: "r1", text: "oldest" });
    expect(shown("2027-07-01", [undated, until, from])).toEqual([
      "2027-07-01 active in force",
      "until-2027-07-01 superseded",
      "r1 superseded",
    ]);
  });

  it("takes the text of an earlier release as superseded by a repeal too", () => {
    const repealed = madeUpSection({ status: "repealed", text: "" });
    expect(shown("2026-01-01", [madeUpSection({ release: "r1" }), repealed])).toEqual(["r2 repealed", "r1 superseded"]);
  });

  it("puts the text of an earlier release in force on a day on which it was", () => {
    const before = madeUpSection({ release: "r1", effective_until: "2021-07-01", ends_as: "superseded" });
    const after = madeUpSection({ effective_from: "2021-07-01" });
    expect(shown("2020-01-01", [after, before])).toEqual(["until-2021-07-01 active in force", "2021-07-01 active"]);
  });

  it("never has more than one in force", () => {
    const days = [null, "2020-01-01", "2025-01-01", "2030-01-01"];
    for (const a of days) {
      for (const b of days) {
        const versions = [madeUpSection({ effective_from: a }), madeUpSection({ effective_from: b, release: "r1" })];
        expect(versionsOn("2026-01-01", versions).filter(({ inForce }) => inForce).length).toBeLessThanOrEqual(1);
      }
    }
  });
});
