import { expect, test } from "vitest";
import { bodyProblems } from "../../../functions/body-problems.ts";
import { verifyRequest } from "../../../src/model/verify-records.ts";

test("a text that is too long is measured in the characters that its bound counts", () => {
  const id = (characters: number) => ({ id: "\u{1F600}".repeat(characters), quote: "twelve characters" });
  expect(bodyProblems(verifyRequest, id(300))).toEqual([]);
  expect(bodyProblems(verifyRequest, id(301))).toEqual([
    { loc: ["body", "id"], msg: "At most 300 characters; these are 301", type: "string_too_long" },
  ]);
});
