import { describe, expect, test } from "vitest";
import { BEACON_CLASSES, beaconClass } from "../../../functions/beacon/beacon-classes.ts";

describe("the class of a use", () => {
  test("every form of a document that a page opens has one", () => {
    expect(BEACON_CLASSES).toEqual(expect.arrayContaining(["open_markdown", "open_text", "open_json"]));
  });

  test.each(BEACON_CLASSES)("%s is a class", (name) => {
    expect(beaconClass(name)).toBe(name);
  });

  test.each(["", "SEND_TO_AI", "send_to_ai ", "constructor", "__proto__", "x".repeat(60_000), "90-1-4", "\0\r\n"])(
    "any other text counts as other: %j",
    (word) => {
      expect(beaconClass(word)).toBe("other");
    },
  );
});
