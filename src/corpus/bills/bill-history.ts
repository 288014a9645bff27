import type { StoredBill } from "../../model/stored-bill.ts";

type History = StoredBill["history"];

/** What only the words of a history tell: upstream has no field for these. */
export type HistoryFacts = { act_number: string | null; veto_number: string | null; effective_date: string | null };

const EFFECTIVE = /^Effective Date (?<value>\d{4}-\d{2}-\d{2})\b/;

/** The last of each that the history names: `Act 12`, `Veto V3`, `Effective Date 2023-07-01`. */
export function historyFacts(history: History): HistoryFacts {
  return {
    act_number: lastNamed(history, /^Act (?:No\. ?)?(?<value>\d{1,5}[A-Z]?)\b/),
    veto_number: lastNamed(history, /^Veto (?<value>V?\d{1,5})\b/),
    effective_date: lastNamed(history, EFFECTIVE),
  };
}

/**
 * The newest entry: the latest day, and of one day the last in upstream's order. The day on which an act takes effect is
 * not something that happens to a bill, and may lie ahead; entries without a day count only where there are no others.
 */
export function newestAction(history: History): History[number] | null {
  const actions = history.filter(({ action }) => !EFFECTIVE.test(action));
  return actions.reduce<History[number] | null>(
    (newest, entry) => (newest === null || (entry.date ?? "") >= (newest.date ?? "") ? entry : newest),
    null,
  );
}

function lastNamed(history: History, pattern: RegExp): string | null {
  const values = history.flatMap(({ action }) => pattern.exec(action)?.groups?.["value"] ?? []);
  return values.at(-1) ?? null;
}
