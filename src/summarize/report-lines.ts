import type { Usage } from "./endpoint.ts";
import { WRITTEN_COLLECTIONS } from "./list-documents.ts";
import type { Plan } from "./plan-summaries.ts";
import type { SummarizeReport } from "./summarize-content.ts";

/** Most lines of one list; the rest is counted, and `--report` has all. */
const LINES_MAX = 30;

/** What a run would ask for, for people. */
export function planLines(plan: Plan): string[] {
  return [
    ...countLines((collection) => {
      const of = <T extends { collection: string }>(list: readonly T[]) => ofCollection(list, collection).length;
      return [
        [of(plan.asked), "to be asked for"],
        [of(plan.left), "left for another run"],
        [of(plan.present), "already there"],
        [of(plan.skipped), "without text"],
        [of(plan.unreadable), "unreadable"],
      ];
    }),
    ...list("to be asked for", plan.asked, ({ file, state, chars }) => `${file}: ${state}, ${chars} characters`),
    ...skippedLines(plan),
    ...list("failed", plan.unreadable, ({ file, reason }) => `${file}: ${reason}`),
  ];
}

/** What a run did, for people. */
export function reportLines(
  plan: Plan,
  report: SummarizeReport,
  usage: Usage,
  concessions: readonly string[],
): string[] {
  const failed = [...plan.unreadable, ...report.failed];
  const inParts = report.written.filter(({ parts }) => parts > 1);
  return [
    ...countLines((collection) => {
      const of = <T extends { collection: string }>(list: readonly T[]) => ofCollection(list, collection).length;
      return [
        [of(report.written), "written"],
        [of(plan.present), "already there"],
        [of(plan.skipped), "without text"],
        [of(failed), "failed"],
        [of(plan.asked) + of(plan.left) - of(report.written) - of(report.failed), "left"],
      ];
    }),
    `key quotes: ${report.written.reduce((sum, { quotes }) => sum + quotes, 0)} kept, ${report.refusedQuotes.length} refused`,
    `answers: ${usage.answers} (${usage.inputTokens} tokens read, ${usage.outputTokens} written)`,
    ...concessions.map((concession) => `the endpoint takes ${concession}`),
    ...list("read in parts", inParts, ({ file, parts }) => `${file}: ${parts}`),
    ...list("refused quotes", report.refusedQuotes, ({ file, quote, reason }) => `${file}: ${shown(quote)}: ${reason}`),
    ...skippedLines(plan),
    ...list("failed", failed, ({ file, reason }) => `${file}: ${reason}`),
  ];
}

function skippedLines({ skipped }: Plan): string[] {
  return list("without text, so that nothing can be checked", skipped, ({ file, state }) =>
    state === "orphaned" ? `${file}: has service text of a text that is gone` : file,
  );
}

type Counts = readonly (readonly [count: number, what: string])[];

function countLines(counts: (collection: string) => Counts): string[] {
  return WRITTEN_COLLECTIONS.flatMap((collection) => {
    const some = counts(collection).filter(([count]) => count > 0);
    return some.length === 0 ? [] : [`${collection}: ${some.map(([count, what]) => `${count} ${what}`).join(", ")}`];
  });
}

function ofCollection<T extends { collection: string }>(list: readonly T[], collection: string): T[] {
  return list.filter((each) => each.collection === collection);
}

function list<T>(heading: string, items: readonly T[], line: (item: T) => string): string[] {
  if (items.length === 0) return [];
  const more = items.length - LINES_MAX;
  return [
    `${heading}:`,
    ...items.slice(0, LINES_MAX).map((item) => `  ${line(item).replace(/\s+/g, " ")}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

function shown(quote: string): string {
  return JSON.stringify(quote.length > 120 ? `${quote.slice(0, 120)}…` : quote);
}
