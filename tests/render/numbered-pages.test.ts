import fc from "fast-check";
import { expect, test } from "vitest";
import { LIMITS } from "../../src/contract/limits.ts";
import { sessionRecord } from "../../src/model/bill-lists.ts";
import { yearRecord } from "../../src/model/opinion-lists.ts";
import { sessionMarkdownBody } from "../../src/render/bills/session-markdown.ts";
import { yearMarkdownBody } from "../../src/render/opinions/year-markdown.ts";
import { madeUpSlimBill } from "./bills/made-up-bill.ts";
import { madeUpSlimOpinion } from "./opinions/made-up-opinion.ts";

const SITE = "https://site.example";

/** The page of a session of so many bills that begins at `start`. */
function sessionPage(total: number, start: number, limit: number, kind: "hb" | null = null) {
  const numbers = Array.from({ length: total }, (_, at) => `hb${at + 1}`).slice(start, start + limit);
  return sessionMarkdownBody(
    sessionRecord.parse({
      items: numbers.map((number) => madeUpSlimBill(number)),
      total,
      limit,
      start,
      next: null,
      session: "2025-2026",
      session_id: 9001,
      session_name: "2025-2026 Regular Session",
      year_start: 2025,
      year_end: 2026,
      special: null,
      sine_die: false,
      count: total,
      kinds: [{ kind: "hb", count: total }],
      statuses: [],
      caption_subjects: [],
      kind,
      canonical_url: `${SITE}/bills/2025-2026`,
      md_url: `${SITE}/bills/2025-2026.md`,
      json_url: `${SITE}/api/bills/sessions/2025-2026`,
    }),
  );
}

/** The page of a year of so many opinions that begins at `start`. */
function yearPage(total: number, start: number, limit: number, case_type: string | null = null) {
  const clusters = Array.from({ length: total }, (_, at) => String(at + 1)).slice(start, start + limit);
  return yearMarkdownBody(
    yearRecord.parse({
      items: clusters.map((cluster) => madeUpSlimOpinion("S25A9001", cluster)),
      total,
      limit,
      start,
      next: null,
      year: 2025,
      count: total,
      case_types: [{ case_type: "direct-appeal", label: "Direct appeal", count: total }],
      case_type,
      canonical_url: `${SITE}/opinions/year-2025`,
      md_url: `${SITE}/opinions/year-2025.md`,
      json_url: `${SITE}/api/opinions/years/2025`,
    }),
  );
}

const NEXT = /follows?: <(?:[^<>]*[?&]start=(\d+))>/;
const PAGES = [
  { name: "a session", page: sessionPage, line: /^- \[HB (\d+)\]\(.*\.md\) Kites/gm },
  { name: "a year", page: yearPage, line: /^- \[Kite v\. String\]\(.*S25A9001\/(\d+)\.md\), 2025-05-06, S25A9001/gm },
];

test.each(PAGES)("following the pointers of $name shows each document once, in order", ({ page, line }) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 12 }), (total, limit) => {
      const seen: number[] = [];
      let start = 0;
      for (let pages = 0; pages <= total; pages += 1) {
        const written = page(total, start, limit);
        seen.push(...[...written.matchAll(line)].map(([, number]) => Number(number)));
        const next = NEXT.exec(written)?.[1];
        if (next === undefined) break;
        start = Number(next);
      }
      expect(seen).toEqual(Array.from({ length: total }, (_, at) => at + 1));
    }),
  );
});

test("a page says which part it is, and a page past the end where the first is", () => {
  expect(sessionPage(30, 10, 10, "hb")).toContain(
    "> House bills only: 30.\n\n> Bills 11 to 20 of 30.\n\n## Bills\n\n- [HB 11](",
  );
  expect(sessionPage(30, 10, 10, "hb")).toContain(
    "> Bills 21 to 30 of 30 follow: <https://site.example/bills/2025-2026.md?kind=hb&start=20>\n",
  );
  expect(sessionPage(11, 0, 10)).toContain(
    "> Bill 11 of 11 follows: <https://site.example/bills/2025-2026.md?start=10>\n",
  );
  expect(sessionPage(3, 9, 10)).toContain(
    "> Nothing follows number 9: there are 3 in all. From the first: <https://site.example/bills/2025-2026.md>\n",
  );
  expect(yearPage(20, 0, 10, "direct-appeal")).toContain(
    "> Opinions 11 to 20 of 20 follow: <https://site.example/opinions/year-2025.md?case_type=direct-appeal&start=10>\n",
  );
  expect(sessionPage(LIMITS.sessionBills, 0, LIMITS.sessionBills)).not.toMatch(NEXT);
});
