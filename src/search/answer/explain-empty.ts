import { anyExpression } from "../candidates.ts";
import type { IndexTables } from "../index-tables.ts";
import type { Condition } from "../query/filters.ts";
import type { Sought } from "../query/search-terms.ts";

/** The name under which `in=headings` counts as a filter. */
const IN = "in";

/**
 * The filter without which a search that found nothing would find something; where no single one is the reason, two or all
 * of them, joined by `, `; null where it is none of them.
 */
export function emptiedBy(
  tables: IndexTables,
  sought: readonly Sought[],
  { headings, conditions }: { headings: boolean; conditions: readonly Condition[] },
): string | null {
  const known = sought.filter(({ forms }) => forms.length > 0);
  if (known.length === 0) return null;
  const names = [...conditions.map(({ name }) => name), ...(headings ? [IN] : [])];
  const found = (left: readonly string[]) =>
    tables.has(
      anyExpression(known, left.includes(IN)),
      conditions.filter(({ name }) => left.includes(name)),
    );
  const reasons = [...names.map((name) => [name]), ...pairsOf(names), names];
  const reason = reasons.find((left) => found(names.filter((name) => !left.includes(name))));
  return reason?.join(", ") ?? null;
}

function pairsOf(names: readonly string[]): string[][] {
  return names.flatMap((first, at) => names.slice(at + 1).map((second) => [first, second]));
}
