import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SERVICE_LABEL } from "../../../src/model/service-text.ts";
import { billFrontmatter, billMarkdown, billMarkdownBody } from "../../../src/render/bills/bill-markdown.ts";
import { markedText } from "../../../src/render/bills/bill-source.ts";
import { bodyOfStamped, stampMarkdown } from "../../../src/render/frontmatter.ts";
import { writeMarkdown } from "../../../src/render/markdown.ts";
import { madeUpBody } from "../../text/bill-bodies.ts";
import { STAMP } from "../made-up-records.ts";
import { DIALECTS, readBlocks } from "../read-markdown.ts";
import { madeUpBill, madeUpServiceText } from "./made-up-bill.ts";

describe.each(DIALECTS)("read back in $name", (dialect) => {
  test("every word of a bill comes back in its paragraph with its marks", () => {
    fc.assert(
      fc.property(madeUpBody, ({ body, paragraphs }) => {
        const expected = paragraphs.map((runs) =>
          runs
            .map(({ mark, words }) => (mark === "none" ? words : `«html <${mark}>»${words}«html </${mark}>»`))
            .join(""),
        );
        expect(readBlocks(writeMarkdown(markedText(body)), dialect)).toEqual(
          expected.map((words) => ({ type: "paragraph", words })),
        );
      }),
      { numRuns: 4_000 },
    );
  });

  test("what law is full of comes back in a marked passage", () => {
    const words = "*(a)* 1. # 2 > 3 [x](y) __ ~~z~~ `k` \\[ &amp; <b> http://a.example/b_c §";
    const stored = words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    const read = readBlocks(writeMarkdown(markedText(`1. ${stored} <del>${stored}</del>\n# <ins>${stored}</ins>`)), {
      ...dialect,
    }).map((block) => block.words.replace(/«link ([^«»]*)»/g, "$1"));
    expect(read).toEqual([`1. ${words} «html <del>»${words}«html </del>»\n# «html <ins>»${words}«html </ins>»`]);
  });
});

test("a cached body stamped again is the page rendered again", () => {
  const body = "A kite <del>shall</del><ins>may</ins> fly.";
  const record = madeUpBill(body);
  const later = { ...STAMP, corpusVersion: "specimen-ba9876543210" };
  const cached = bodyOfStamped(billMarkdown(record, body, STAMP));
  expect(cached).toBe(billMarkdownBody(record, body));
  expect(stampMarkdown(billFrontmatter(record, later), cached)).toBe(billMarkdown(record, body, later));
});

test("what the service wrote stands below its heading, after all that the source has, with full or without", () => {
  const record = madeUpBill("A kite.", {
    summary: madeUpServiceText("It is about kites.\n\nAnd strings."),
    topic_tags: ["kites", "strings"],
    history: [{ date: "2025-02-03", chamber: "H", action: "House Hopper", importance: false }],
  });
  for (const full of [false, true]) {
    const page = billMarkdownBody(record, "A kite.", { full });
    const [source = "", ...written] = page.split(`\n## ${SERVICE_LABEL}\n`);
    expect(written).toHaveLength(1);
    expect(source).toContain("\nA kite.\n");
    expect(source).not.toMatch(/about kites|made-up-model/);
    expect(source.includes("## History")).toBe(full);
    expect(written[0]).toContain("It is about kites.\n\nAnd strings.\n\nIn English, by `made-up-model`, 2026-11-02.");
    expect(written[0]).not.toMatch(/House Hopper|A kite\./);
  }
});

test("where the service has written nothing there is no heading for it", () => {
  expect(billMarkdownBody(madeUpBill("A kite."), "A kite.", { full: true })).not.toContain(SERVICE_LABEL);
});

test("without a text the twin says why and leads to the newest print, else to the official page", () => {
  const text = (doc_id: number, date: string) => ({
    doc_id,
    type: "Introduced",
    date,
    mime: "application/pdf",
    url: `https://upstream.example/${doc_id}`,
    source_url: null,
  });
  const listed = billMarkdownBody(madeUpBill(null, { texts: [text(2, "2025-03-01"), text(1, "2025-02-01")] }), null);
  expect(listed).toContain(
    "## Text\n\n> The source lists no text of this bill.\n>\n> It may be read at <https://upstream.example/2>\n",
  );
  expect(billMarkdownBody(madeUpBill(null), null)).toContain(
    "> It may be read at <https://source.example/bills/9001>\n",
  );
  expect(billMarkdownBody(madeUpBill(null, { source_url: null }), null)).not.toContain("It may be read");
});

test("frontmatter names the status, the newest activity, the print and the attribution", () => {
  const source = {
    format: "rtf",
    doc_id: null,
    type: "Enrolled",
    date: "2025-03-04",
    file: "a.rtf",
    keeps_marks: true,
  };
  const record = madeUpBill("A kite.", { text_source: { ...source, format: "rtf" } });
  expect(billFrontmatter(record, STAMP)).toEqual({
    cite_as: "HB 9001, 2025-2026 Regular Session",
    canonical_url: "http://localhost:8788/bills/2025-2026/hb9001",
    source_url: "https://source.example/bills/9001",
    status: "Introduced",
    date: "2025-02-10",
    version: "Enrolled, 2025-03-04",
    corpus_version: "specimen-0123456789ab",
    license: "CC-BY-4.0; Kite Archive LLC",
  });
  const bare = madeUpBill(null, { last_action_date: null, attribution: null });
  expect(billFrontmatter(bare, STAMP)).toMatchObject({ date: "2025-02-03", version: null, license: "CC-BY-4.0" });
});
