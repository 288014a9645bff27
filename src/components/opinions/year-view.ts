import { LIMITS } from "../../contract/limits.ts";
import type { OpinionShelf, YearShelf } from "../../corpus/opinion-shelf.ts";
import type { SlimOpinion } from "../../model/opinion-records.ts";
import { type FilterLink, type ShownWindow, shownWindow, withQuery } from "../list-windows.ts";
import { counted } from "../plain-words.ts";
import { opinionPath, yearPath } from "../site-paths.ts";
import { type WrittenDate, writtenDate } from "./written-date.ts";

/** An opinion in a list. */
export type ListedOpinionView = { name: string; docket: string; path: string; filed: WrittenDate; details: string };

/** Opinions that follow each other, filed in one month, or on a day of a year that is not known nearer. */
export type MonthGroup = { id: string; heading: string; opinions: ListedOpinionView[] };

/** Everything a page of a year's opinions shows. */
export type YearView = {
  year: YearShelf;
  title: string;
  description: string;
  /** What selects the opinions shown, as an address has it; empty for the first window of all. */
  query: Record<string, string>;
  filters: FilterLink[];
  groups: MonthGroup[];
  total: number;
  shown: ShownWindow;
};

/** What an address asks of a year's page. */
export type YearAsked = { caseType: string | null; start: string | null };

/** What the page of a year shows; null where it has no opinion of that case type, or none that far. */
export function yearView(opinions: OpinionShelf, number: number, asked: YearAsked): YearView | null {
  const year = opinions.years().find((each) => each.year === number);
  const type = year?.case_types.find(({ case_type, count }) => case_type === asked.caseType && count > 0);
  if (year === undefined || (asked.caseType !== null && type === undefined)) return null;
  const path = yearPath(number);
  const total = type?.count ?? year.count;
  const query: Record<string, string> = type === undefined ? {} : { case_type: type.case_type };
  const shown = shownWindow({ path, query, total, size: LIMITS.yearOpinions }, asked.start);
  if (shown === null) return null;
  const { start } = shown.current;
  const filter = { years: [number], ...(type !== undefined && { caseTypes: [type.case_type] }) };
  const { rows } = opinions.inFilingOrder(filter, { offset: start, limit: LIMITS.yearOpinions });
  const part = shown.windows.length === 1 ? "" : `, ${shown.current.label}`;
  const title = `Opinions filed in ${number}${type === undefined ? "" : `: ${type.label}`}${part}`;
  return {
    year,
    title,
    description: `${title}: ${counted(total, "opinion")} in the order of filing, with dockets and citations.`,
    query: start === 0 ? query : { ...query, start: String(start) },
    filters: filterLinks(year, path, type?.case_type ?? null),
    groups: monthGroups(rows.map(({ slim }) => slim)),
    total,
    shown,
  };
}

function filterLinks({ count, case_types }: YearShelf, path: string, here: string | null): FilterLink[] {
  const present = case_types.filter((type) => type.count > 0);
  return [
    { name: "All", count, path, here: here === null },
    ...present.map(({ case_type, label, count: ofType }) => ({
      name: label,
      count: ofType,
      path: withQuery(path, { case_type }),
      here: here === case_type,
    })),
  ];
}

/** Runs of one month. A month is not said where only the year is known. */
function monthGroups(opinions: readonly SlimOpinion[]): MonthGroup[] {
  const groups: MonthGroup[] = [];
  for (const opinion of opinions) {
    const heading = monthOf(opinion);
    const last = groups.at(-1);
    if (last?.heading === heading) last.opinions.push(listedOpinion(opinion));
    else groups.push({ id: `filed-${groups.length + 1}`, heading, opinions: [listedOpinion(opinion)] });
  }
  return groups;
}

function monthOf(opinion: SlimOpinion): string {
  const { date_precision, date_filed } = opinion;
  if (date_precision === "year") return `${date_filed.slice(0, 4)}, on a day not known`;
  return writtenDate({ date_filed, date_precision: "month" }).words;
}

/** An opinion as a list shows it. */
export function listedOpinion(opinion: SlimOpinion): ListedOpinionView {
  const { case_name, docket, dockets, cluster_id, citations, precedential_status } = opinion;
  return {
    name: case_name,
    docket,
    path: opinionPath({ docket, cluster: cluster_id }),
    filed: writtenDate(opinion),
    details: [
      ...(dockets.length > 1 ? [`with ${dockets.slice(1).join(", ")}`] : []),
      ...citations,
      ...(precedential_status === null ? [] : [precedential_status]),
    ].join(", "),
  };
}
