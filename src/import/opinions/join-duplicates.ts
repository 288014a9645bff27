import type { ClusterId } from "../../identifiers/opinions/cluster-id.ts";
import { isSameText } from "./same-text.ts";

/** What tells whether two documents are of one decision. */
export type OpinionSketch = {
  readonly cluster: ClusterId;
  readonly court: string;
  readonly name: string;
  readonly dockets: readonly string[];
  readonly cites: readonly string[];
  readonly day: string;
  readonly chars: number;
  /** How many page numbers its text has, and whether it was read from a picture. */
  readonly pages: number;
  readonly scanned: boolean;
  /** How many fields say something. */
  readonly told: number;
};

/** A document that others were found to be prints of. */
export type JoinedOpinions = { readonly kept: ClusterId; readonly joined: readonly ClusterId[] };
/** Two documents that look like one and are kept apart. */
export type KeptApart = {
  readonly cluster: ClusterId;
  readonly other: ClusterId;
  readonly reason: "another text" | "another day";
};

/** Which documents are prints of others, and which only look so. */
export type Duplicates = { readonly joined: readonly JoinedOpinions[]; readonly apart: readonly KeptApart[] };

/**
 * Finds documents of one decision: of one court and day, with a docket number in common (or a citation and the name, where
 * one has no number), and with the same text but for spelling, or one of them without a text. The best print is kept. Those with another text, and those
 * of another day under the same docket number, are kept apart and named.
 */
export function findDuplicates(sketches: readonly OpinionSketch[], textOf: (cluster: ClusterId) => string): Duplicates {
  const joined: JoinedOpinions[] = [];
  const apart: KeptApart[] = [];
  for (const group of groups(sketches, ({ court, day, dockets, cites }) =>
    [...dockets, ...cites].map((name) => `${court}|${day}|${name}`),
  )) {
    const kept: { sketch: OpinionSketch; text: string; joined: ClusterId[] }[] = [];
    for (const sketch of group.toSorted(byRichness)) {
      const text = textOf(sketch.cluster);
      const alike = kept.filter((other) => isOneCase(sketch, other.sketch));
      // Texts come first: one without a text is a print of the only text there is, or stays alone.
      const same =
        text === "" ? (alike.length === 1 ? alike[0] : undefined) : alike.find((other) => isSameText(text, other.text));
      if (same === undefined) kept.push({ sketch, text, joined: [] });
      else same.joined.push(sketch.cluster);
    }
    joined.push(
      ...kept
        .filter((each) => each.joined.length > 0)
        .map((each) => ({ kept: each.sketch.cluster, joined: each.joined })),
    );
    const alone = kept.map(({ sketch }) => sketch);
    apart.push(
      ...pairs(alone, "another text").filter(({ cluster, other }) =>
        isOneCase(member(alone, cluster), member(alone, other)),
      ),
    );
  }
  const gone = new Set(joined.flatMap((each) => each.joined));
  const left = sketches.filter(({ cluster }) => !gone.has(cluster));
  for (const group of groups(left, ({ court, dockets }) => dockets.map((docket) => `${court}|${docket}`))) {
    apart.push(
      ...pairs(group.toSorted(byDay), "another day").filter(
        ({ cluster, other }) => member(group, cluster)?.day !== member(group, other)?.day,
      ),
    );
  }
  return { joined, apart };
}

/** Neighbours of a list, each with the one before. */
function pairs(list: readonly OpinionSketch[], reason: KeptApart["reason"]): KeptApart[] {
  return list.slice(1).flatMap((sketch, index) => {
    const before = list[index];
    return before === undefined ? [] : [{ cluster: sketch.cluster, other: before.cluster, reason }];
  });
}

function member(group: readonly OpinionSketch[], cluster: ClusterId): OpinionSketch | undefined {
  return group.find((sketch) => sketch.cluster === cluster);
}

/**
 * Whether two documents of one court and day can be of one case. Short decisions share a page and often all their words:
 * a citation alone tells nothing unless the names agree, and two docket numbers tell two cases.
 */
function isOneCase(a: OpinionSketch | undefined, b: OpinionSketch | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  if (a.dockets.length > 0 && b.dockets.length > 0) return a.dockets.some((docket) => b.dockets.includes(docket));
  return letters(a.name) !== "" && letters(a.name) === letters(b.name);
}

function letters(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** Documents that share a key, directly or through others; alone they are no group. */
function groups(
  sketches: readonly OpinionSketch[],
  keysOf: (sketch: OpinionSketch) => readonly string[],
): OpinionSketch[][] {
  const parent = sketches.map((_, index) => index);
  const root = (index: number): number => {
    let at = index;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] ?? at] ?? at;
      at = parent[at] ?? at;
    }
    return at;
  };
  const first = new Map<string, number>();
  for (const [index, sketch] of sketches.entries()) {
    for (const key of keysOf(sketch)) {
      const other = first.get(key);
      if (other === undefined) first.set(key, index);
      else parent[root(index)] = root(other);
    }
  }
  return [...Map.groupBy(sketches.keys(), root).values()]
    .filter((members) => members.length > 1)
    .map((members) => members.flatMap((index) => sketches[index] ?? []));
}

/** The best print first: one with a text, with page numbers, not a scan, the one that says more. */
function byRichness(a: OpinionSketch, b: OpinionSketch): number {
  return (
    Number(b.chars > 0) - Number(a.chars > 0) ||
    b.pages - a.pages ||
    Number(a.scanned) - Number(b.scanned) ||
    b.told - a.told ||
    b.chars - a.chars ||
    byId(a, b)
  );
}

function byDay(a: OpinionSketch, b: OpinionSketch): number {
  return a.day < b.day ? -1 : a.day > b.day ? 1 : byId(a, b);
}

function byId(a: OpinionSketch, b: OpinionSketch): number {
  return a.cluster.length - b.cluster.length || (a.cluster < b.cluster ? -1 : 1);
}
