import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BEACON_CLASSES } from "../../../functions/beacon/beacon-classes.ts";
import { readBeacon } from "../../../functions/beacon/read-beacon.ts";

describe("the body of a beacon", () => {
  test.each(BEACON_CLASSES)("%s is a class", (name) => {
    expect(readBeacon({ class: name })).toEqual({ kind: "class", class: name });
  });

  test.each(["", "SEND_TO_AI", "send_to_ai ", "constructor", "__proto__", "x".repeat(60_000), "90-1-4"])(
    "any other text counts as other: %j",
    (word) => {
      expect(readBeacon({ class: word })).toEqual({ kind: "class", class: "other" });
    },
  );

  test("further properties are allowed and not looked at", () => {
    const body = JSON.parse('{"class": "print", "id": "90-1-4", "__proto__": {"class": "share"}, "constructor": 1}');
    expect(readBeacon(body)).toEqual({ kind: "class", class: "print" });
  });

  test.each([
    [null, ["body"], "object_type"],
    [[], ["body"], "object_type"],
    ["send_to_ai", ["body"], "object_type"],
    [7, ["body"], "object_type"],
    [{}, ["body", "class"], "missing"],
    [{ class: null }, ["body", "class"], "string_type"],
    [{ class: 3 }, ["body", "class"], "string_type"],
    [{ class: ["print"] }, ["body", "class"], "string_type"],
    [JSON.parse('{"__proto__": {"class": "print"}}'), ["body", "class"], "missing"],
  ])("%j is not valid", (body, loc, type) => {
    expect(readBeacon(body)).toMatchObject({ kind: "problems", errors: [{ loc, type }] });
  });

  test("nothing that can be parsed comes to anything but a class of the table or a problem", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        const read = readBeacon(body);
        if (read.kind === "class") expect(BEACON_CLASSES).toContain(read.class);
        else expect(read.errors).toHaveLength(1);
      }),
    );
  });
});
