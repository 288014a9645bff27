import type { NormalQuery } from "../../contract/artifact-path.ts";
import { LIMITS } from "../../contract/limits.ts";
import type { Language } from "../../model/service-text.ts";
import { slimInLanguage } from "../bills/slim-in-language.ts";
import { nextWindow } from "./next-window.ts";

/** What the store gives for a window: rows in English with their Spanish, and the length of the whole list. */
export type StoredWindow<T> = {
  rows: readonly { slim: T; spanish: { summary: string | null; reasoning: string | null } }[];
  total: number;
};

/** `{items, total, limit, offset, next}`: a window of `recent` or `filtered`. `url` is the route's address. */
export function listWindow<T extends Parameters<typeof slimInLanguage>[0]>(
  stored: StoredWindow<T>,
  { limit, offset, lang }: { limit: number; offset: number; lang: Language },
  url: string,
  query: NormalQuery,
): { items: T[]; total: number; limit: number; offset: number; next: string | null } {
  const { total } = stored;
  return {
    items: stored.rows.map(({ slim, spanish }) => slimInLanguage(slim, spanish, lang)),
    total,
    limit,
    offset,
    next: nextWindow(url, query, "offset", { at: offset, limit, total }, LIMITS.offset),
  };
}
