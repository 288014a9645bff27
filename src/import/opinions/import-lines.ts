import type { OpinionReport } from "./import-report.ts";
import { LEFT_OUT_REASONS, type LeftOutReason } from "./opinion-draft.ts";

/** So many of a list are named; the report file has the rest. */
const NAMED = 20;

/** What an import did, a line each; long lists are cut and say so. */
export function opinionImportLines(report: OpinionReport): string[] {
  const { upstream, joined } = report;
  const joinedCount = joined.reduce((sum, each) => sum + each.joined.length, 0);
  const records = [...upstream.records].map(([kind, count]) => `${count} ${kind}${count === 1 ? "" : "s"}`);
  return [
    `read: ${upstream.files} files, ${records.join(", ")}${upstream.repeats === 0 ? "" : `; ${upstream.repeats} records given more than once`}`,
    `decisions: ${report.clusters} = ${report.documents} documents + ${joinedCount} joined + ${report.left_out.length} left out`,
    ...[...report.by_court]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([court, counts]) =>
          `${court}: ${counts.documents} documents, ${counts.withoutText} without text, ${counts.withoutDocket} without a docket number`,
      ),
    `without text: ${named(report.without_text)}`,
    `without a docket number: ${named(report.without_docket)}`,
    ...section(
      "joined",
      joined.map((each) => `${each.joined.join(", ")} into ${each.kept}`),
    ),
    ...section(
      "kept apart",
      report.apart.map((each) => `${each.cluster} and ${each.other}: ${each.reason}`),
    ),
    ...leftOutLines(report.left_out),
    ...section(
      "records not given",
      report.missing.map(({ cluster, kind, id }) => `${kind} ${id} of ${cluster}`),
    ),
    ...section("opinions whose cluster was not given", report.stray_opinions),
    ...section(
      "not understood",
      report.unread.map(({ id, what }) => `${id}: ${JSON.stringify(what)}`),
    ),
    ...section(
      "fields not kept",
      [...upstream.fieldsNotKept].map(([field, count]) => `${field} (${count})`),
    ),
    ...section(
      "unknown tags, their words kept",
      [...report.unknown_tags].map(([tag, count]) => `${tag} (${count})`),
    ),
    ...section(
      "files left aside",
      upstream.aside.map(({ file, why }) => `${file}: ${why}`),
    ),
    `left out of texts: ${report.paragraph_numbers} paragraph numbers of web editions, ${report.running_headers} repeats of running headers`,
  ];
}

/** By reason; of courts that were not asked for only how many each has. */
function leftOutLines(left: OpinionReport["left_out"]): string[] {
  return [...Map.groupBy(left, ({ reason }) => reason)].flatMap(([reason, items]: [LeftOutReason, typeof left]) => {
    const courts = [...Map.groupBy(items, ({ court }) => court ?? "?")].map(([court, of]) => `${court} ${of.length}`);
    const what = reason === "other court" ? courts.toSorted() : items.map(({ cluster }) => cluster);
    return [`left out: ${items.length} ${LEFT_OUT_REASONS[reason]}: ${named(what)}`];
  });
}

function section(title: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`${title}: ${items.length}: ${named(items, "; ")}`];
}

function named(items: readonly string[], glue = ", "): string {
  if (items.length === 0) return "0";
  return items.slice(0, NAMED).join(glue) + (items.length > NAMED ? ` ... (${items.length - NAMED} more)` : "");
}
