import { describeProblems, describeReport, type ImportReport } from "./ocga/import-report.ts";

/** Items of what was not understood that are shown; all of them go into the report file. */
const SHOWN = 50;

/** What an import of the Code says when it is done, a line each. */
export function codeImportLines(report: ImportReport): string[] {
  return [...describeReport(report), ...orderLines(report), ...problemLines(report.not_understood)];
}

function orderLines({ out_of_order: moved }: ImportReport): string[] {
  if (moved.length === 0) return [];
  const ids = [...new Set(moved.map(({ id }) => id))];
  return [`out of order in the source: ${ids.length} sections, named in corpus.json (${ids.join(" ")})`];
}

function problemLines(problems: ImportReport["not_understood"]): string[] {
  const { kinds, items } = describeProblems(problems);
  if (items.length === 0) return ["not understood: nothing"];
  const hidden = items.length - SHOWN;
  return [
    `not understood: ${items.length}`,
    ...kinds.map((line) => `  ${line}`),
    ...items.slice(0, SHOWN).map((line) => `  ${line}`),
    ...(hidden > 0 ? [`  … and ${hidden} more: --report FILE writes all of them`] : []),
  ];
}
