/** A stretch of a draft that has to be flagged, and the codes of which each has to be among its faults. */
export type Planted = { readonly start: number; readonly end: number; readonly codes: readonly string[] };

/** A draft with its planted faults, written `⟦code code|the words that are wrong⟧`. */
export function readMarked(marked: string): { readonly draft: string; readonly planted: readonly Planted[] } {
  const planted: Planted[] = [];
  let draft = "";
  for (const [piece, codes, words] of [...marked.matchAll(/⟦([a-z_ ]+)\|([^⟧]*)⟧|[^⟦]+/g)].map(
    ([whole, code, inner]) => [whole, code, inner] as const,
  )) {
    const start = draft.length;
    draft += words ?? piece;
    if (codes !== undefined) planted.push({ start, end: draft.length, codes: codes.split(" ") });
  }
  return { draft, planted };
}
