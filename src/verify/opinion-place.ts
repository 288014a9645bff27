import type { OpinionFullText } from "../model/opinion-records.ts";
import type { QuoteMatchRecord } from "../model/verify-records.ts";

type Parts = OpinionFullText["sub_opinions"];
type Pages = OpinionFullText["pages"];

/** The sub-opinion that has all of a stretch of an opinion's text; null where none has. */
export function subOpinionOf(parts: Parts, start: number, end: number): QuoteMatchRecord["sub_opinion"] {
  const index = parts.findIndex((part) => part.start <= start && end <= part.start + part.chars);
  const part = parts[index];
  return part === undefined ? null : { index, kind: part.kind, author: part.author };
}

/** The printed pages that a stretch of an opinion's text stands on, for each reporter whose pages are known there. */
export function pagesOf(pages: Pages, start: number, end: number): QuoteMatchRecord["pages"] {
  const volumes = new Set(pages.map(({ cite }) => cite));
  return [...volumes].flatMap((cite) => {
    const own = pages.filter((page) => page.cite === cite);
    const first = own.findLast(({ at }) => at <= start);
    const last = own.findLast(({ at }) => at < Math.max(end, start + 1));
    return first === undefined || last === undefined ? [] : [{ cite, first: first.page, last: last.page }];
  });
}
