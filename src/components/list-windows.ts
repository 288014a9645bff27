import type { NormalQuery } from "../contract/artifact-path.ts";
import { grouped } from "./plain-words.ts";

/** A part of a long list that is a page of its own: numbers of its first and last entry, from 1. */
export type ListWindow = { start: number; first: number; last: number; label: string; path: string };

/** A list counted in windows: its page, what selects its entries, how many there are, how many a page shows. */
export type WindowedList = { path: string; query: NormalQuery; total: number; size: number };

/** Every window of a list in order; one that is empty where the list is. */
export function listWindows({ path, query, total, size }: WindowedList): ListWindow[] {
  return Array.from({ length: Math.max(1, Math.ceil(total / size)) }, (_, index) => {
    const start = index * size;
    const last = Math.min(start + size, total);
    return {
      start,
      first: start + 1,
      last,
      label: last - start === 1 ? grouped(last) : `${grouped(start + 1)} to ${grouped(last)}`,
      path: withQuery(path, start === 0 ? query : { ...query, start: String(start) }),
    };
  });
}

/** A path with a query behind it; the path alone where there is none. Parameters stand in the order of their names. */
export function withQuery(path: string, query: NormalQuery): string {
  const entries = Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}

/** A link that shows one kind of a list's entries only, or all of them. */
export type FilterLink = { name: string; count: number; path: string; here: boolean };

/** The windows of a list as its reader meets them: all of them, the one that is shown, and those next to it. */
export type ShownWindow = {
  windows: ListWindow[];
  current: ListWindow;
  previous: ListWindow | null;
  next: ListWindow | null;
};

/** The window that begins at `start`, the words of a query; null where none of the list does. */
export function shownWindow(list: WindowedList, start: string | null): ShownWindow | null {
  const windows = listWindows(list);
  const at = windows.findIndex((window) => String(window.start) === (start ?? "0"));
  const current = windows[at];
  if (current === undefined) return null;
  return { windows, current, previous: windows[at - 1] ?? null, next: windows[at + 1] ?? null };
}
