import { aside, type Blocks, link, type Words } from "./nodes.ts";
import { twinAddress } from "./twin-address.ts";

/** A page of a list that is counted from `start`; `total` is of what was asked for. */
export type NumberedPage = { items: readonly unknown[]; total: number; start: number; md_url: string };

/** Parameters that select what the page shows, as its twin's address has them. */
type Query = Readonly<Record<string, string | undefined>>;

/** Which part of a list a page shows, before its lines; nothing where it shows all. */
export function shownPart(page: NumberedPage, noun: string, query: Query): Blocks {
  const { items, total, start } = page;
  if (items.length === total) return [];
  if (items.length > 0) return aside([[`${numbered(noun, start + 1, start + items.length)} of ${total}.`]]);
  const first = twinAddress(page.md_url, query);
  return aside([[`Nothing follows number ${start}: there are ${total} in all. From the first: `, link(first, first)]]);
}

/** Where a list goes on, after its lines; nothing at its end. */
export function followingPart({ items, total, start, md_url }: NumberedPage, noun: string, query: Query): Blocks {
  const end = start + items.length;
  if (items.length === 0 || end >= total) return [];
  const next = twinAddress(md_url, { ...query, start: String(end) });
  const verb = end + 1 === total ? "follows" : "follow";
  const words: Words = [`${numbered(noun, end + 1, total)} of ${total} ${verb}: `, link(next, next)];
  return [{ type: "thematicBreak" }, ...aside([words])];
}

/** `Bill 4`, `Bills 4 to 7`. */
function numbered(noun: string, first: number, last: number): string {
  return first === last ? `${noun} ${first}` : `${noun}s ${first} to ${last}`;
}
