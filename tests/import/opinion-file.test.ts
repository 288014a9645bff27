import fc from "fast-check";
import { expect, test } from "vitest";
import { composeOpinion } from "../../src/import/opinions/compose-opinion.ts";
import type { OpinionDraft } from "../../src/import/opinions/opinion-draft.ts";
import { type StoredOpinion, storedOpinion } from "../../src/model/stored-opinion.ts";
import { splitFrontmatter } from "../../src/store/frontmatter.ts";
import { formatOpinionFile, opinionFilePath } from "../../src/store/opinion-file.ts";

const DRAFT: OpinionDraft = {
  cluster_id: "4404371" as never,
  court: "ga",
  court_name: "Supreme Court of Georgia",
  docket_printed: "S99A9901, S99A9902",
  case_name: "Willow v. Heron",
  case_name_short: null,
  case_name_full: null,
  date_filed: "2099-02-01",
  date_precision: "day",
  date_argued: null,
  citations: [],
  judges: [],
  author: null,
  precedential_status: null,
  nature_of_suit: null,
  disposition: null,
  posture: null,
  procedural_history: null,
  syllabus: null,
  attorneys: null,
  source_url: null,
  upstream_url: null,
  upstream: [{ source: "CourtListener", kind: "cluster", id: "4404371", url: null, modified: null }],
  parts: [],
};

const part = (text: string) => ({
  opinion_id: null,
  kind: "lead" as const,
  author: null,
  joined_by: [],
  per_curiam: false,
  download_url: null,
  text_field: "plain_text",
  ocr: false,
  source: { form: "lines" as const, text },
});

function readBack(opinion: StoredOpinion): unknown {
  const split = splitFrontmatter(formatOpinionFile(opinion));
  if (split.kind === "error") throw new Error(split.message);
  return storedOpinion.parse({ ...split.fields, text: split.body });
}

test("an opinion lies under its year, its first docket number and its cluster", () => {
  const { opinion } = composeOpinion(DRAFT);
  expect(opinionFilePath(opinion)).toBe("opinions/2099/S99A9901/4404371.md");
  const { opinion: none } = composeOpinion({ ...DRAFT, docket_printed: null });
  expect(opinionFilePath(none)).toBe("opinions/2099/CLUSTER-4404371/4404371.md");
});

test.each([
  "---",
  "---\nfields: none\n---",
  "...",
  "```js\n---",
  "﻿bank",
  "a\u2028b",
  "\ud800",
  "'",
  "# heading",
  "- - -",
  "%YAML 1.2",
  "{{ x }}",
])("a body of %j is read back as it was", (text) => {
  const { opinion } = composeOpinion({ ...DRAFT, case_name: text.trim() || "x", parts: [part(text), part("Second.")] });
  expect(readBack(opinion)).toEqual(opinion);
});

test("any opinion is read back as it was, the places of its parts and pages included", () => {
  const line = fc.oneof(
    fc.string({ unit: "binary", maxLength: 30 }),
    fc.constantFrom(
      "---",
      "--- ",
      "[*12] The heron",
      "\u0000",
      "\r\n",
      "\f",
      "\u0085",
      "\ud83d",
      " \u00a0 ",
      "[1] A note.",
    ),
  );
  const text = fc.array(line, { maxLength: 8 }).map((lines) => lines.join("\n"));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), (texts) => {
      const { opinion } = composeOpinion({ ...DRAFT, parts: texts.map(part) });
      expect(storedOpinion.safeParse(opinion).error).toBeUndefined();
      expect(readBack(opinion)).toEqual(opinion);
      const printed = opinion.sub_opinions.map(({ start, chars }) => opinion.text.slice(start, start + chars));
      expect(printed.filter((each) => each !== "").join("\n\n")).toBe(opinion.text);
    }),
  );
});
