import { expect, test } from "vitest";
import * as z from "zod";
import { bodyProblems, countCharacters } from "../../../functions/body-problems.ts";

const shape = z.looseObject({
  name: z.string().min(2).max(4),
  class: z.enum(["one", "two"]),
  parts: z.array(z.looseObject({ at: z.number() })).optional(),
});

test.each([
  [{ name: "abc", class: "one" }, []],
  [{}, ["name missing It has to be given", "class missing It has to be given"]],
  [{ name: "a", class: "one" }, ["name string_too_short At least 2 characters; this is 1"]],
  [{ name: "", class: "one" }, ["name string_too_short At least 2 characters; there are none"]],
  [{ name: "abcde", class: "one" }, ["name string_too_long At most 4 characters; these are 5"]],
  [{ name: [], class: "one" }, ["name string_type It has to be a string; this is an array"]],
  [
    { name: "abc", class: "one", parts: [{ at: 1 }, { at: "1" }] },
    ["parts 1 at number_type It has to be a number; this is a string"],
  ],
  [
    JSON.parse('{"__proto__": {"name": "abc", "class": "one"}}'),
    ["name missing It has to be given", "class missing It has to be given"],
  ],
])("%j has these problems", (body, expected) => {
  const found = bodyProblems(shape, body).map(({ loc, type, msg }) => `${loc.slice(1).join(" ")} ${type} ${msg}`);
  expect(found).toEqual(expected);
});

test("a word that is none of those allowed has one problem", () => {
  expect(bodyProblems(shape, { name: "abc", class: "three" })).toMatchObject([{ loc: ["body", "class"] }]);
});

test("characters are counted, not their units", () => {
  expect([countCharacters(""), countCharacters("añ𝒜"), countCharacters("\ud800")]).toEqual([0, 3, 1]);
});
