import { test } from "vitest";
import { expectKept } from "./kept-file.ts";
import { formatExamples, recordExamples } from "./record-examples.ts";

test("the examples of the description are what the specimen answers", async () => {
  expectKept("src/render/openapi/recorded-examples.json", formatExamples(await recordExamples()));
});
