import { describe, expect, test } from "vitest";
import { CHARACTER_FOLDS, foldCharacters } from "../../src/identifiers/fold-characters.ts";

describe("foldCharacters", () => {
  const rows = CHARACTER_FOLDS.flatMap(({ name, to, examples }) => examples.map((example) => ({ name, to, example })));

  test.each(rows)("folds $example as $name", ({ to, example }) => {
    expect(foldCharacters(`a${example}b`)).toBe(`a${to}b`);
  });
});
