import type { PageMarks } from "./page-marks.ts";

/** Page numbers that stand among the words, and when they are certain to be page numbers. */
const WRITTEN_PAGES: readonly {
  readonly series: string;
  readonly pattern: RegExp;
  /** How many must follow each other without a gap. */
  readonly least: number;
}[] = [
  // `[*2]`: nothing else is written so.
  { series: "bracketed", pattern: /\[\*(?<page>\d{1,5})\]/g, least: 1 },
  // Connecticut's own reports.
  { series: "ct", pattern: /(?<![\w.(])CT Page (?<page>\d{1,5})(?![\w)])/g, least: 1 },
  // A bare star mostly belongs to a citation (`at *4`): only a run of them before words is a paging.
  { series: "star", pattern: /(?<=^|[a-z.,;:] )(?<!\bat |\d, )\*(?<page>\d{1,5})(?= [\p{L}“"])/gu, least: 3 },
];

/** Takes page numbers that are written among the words out of paragraphs, as marks. */
export function markWrittenPages(paragraphs: readonly string[], marks: PageMarks): string[] {
  let marked = [...paragraphs];
  for (const { series, pattern, least } of WRITTEN_PAGES) {
    const pages = marked.flatMap((paragraph) =>
      [...paragraph.matchAll(pattern)].map((match) => Number(match.groups?.["page"])),
    );
    const runsOn = pages.every((page, index) => index === 0 || page === (pages[index - 1] ?? 0) + 1);
    if (pages.length < least || !runsOn) continue;
    marked = marked.map((paragraph) =>
      paragraph.replace(pattern, (...found) => {
        const groups = found.at(-1) as Record<string, string>;
        return marks.mark(groups["page"] ?? "", series);
      }),
    );
  }
  return marked;
}
