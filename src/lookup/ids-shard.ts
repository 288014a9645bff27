/** Ids in printed order, grouped by what stands before their last dash: `[["16-5", "1 2 3"], ["16-6", "1"]]`. */
export type IdsShard = readonly (readonly [chapter: string, sections: string])[];

/** Splits an id at its last dash; an id without one is all section. */
function splitId(id: string): readonly [chapter: string, section: string] {
  const dash = id.lastIndexOf("-");
  return dash < 1 ? ["", id] : [id.slice(0, dash), id.slice(dash + 1)];
}

/** Packs ids in their order; the inverse of `unpackIds` for ids without spaces. */
export function packIds(ids: readonly string[]): IdsShard {
  const groups: [string, string][] = [];
  for (const id of ids) {
    const [chapter, section] = splitId(id);
    const group = groups.at(-1);
    if (group?.[0] === chapter) group[1] += ` ${section}`;
    else groups.push([chapter, section]);
  }
  return groups;
}

/** The ids of a shard, in printed order: the position of each is its entry's number. */
export function unpackIds(groups: IdsShard): string[] {
  return groups.flatMap(([chapter, sections]) =>
    sections.split(" ").map((section) => (chapter === "" ? section : `${chapter}-${section}`)),
  );
}
