import type { InnerHeading, MarkedHead } from "./marked-heads.ts";
import type { Level, Reading } from "./marker-readings.ts";
import { COST } from "./placing-costs.ts";

/** How many ways of reading the text so far are carried on. Half as many read the real Code just the same. */
const BEAM = 8;

/** A list under way: its latest marker and whether that is its only one. */
type Open = Reading & { label: string; single: boolean };

/** One way of reading everything up to a marker. */
type Way = { open: readonly Open[]; cost: number; path: string[] | null; before: Way | null };

/**
 * The path of every marker, outermost first, and null for every inner heading. Which list an ambiguous marker continues
 * follows from the whole sequence: the cheapest way through all markers by the table of costs, so what comes after counts
 * as much as what came before. Equal costs fall to the continued list over a new one.
 */
export function placeMarkers(heads: readonly (MarkedHead | InnerHeading)[]): (readonly string[] | null)[] {
  let ways: Way[] = [{ open: [], cost: 0, path: null, before: null }];
  for (const head of heads) {
    ways = cheapest(ways.flatMap((way) => (head.kind === "heading" ? [restart(way)] : continuations(way, head))));
  }
  const finished = ways.map((way) => ({ way, cost: way.cost + closing(way.open, 0) }));
  finished.sort((a, b) => a.cost - b.cost);
  return pathsOf(finished[0]?.way ?? null).slice(1);
}

function pathsOf(last: Way | null): (string[] | null)[] {
  const paths: (string[] | null)[] = [];
  for (let way = last; way !== null; way = way.before) paths.push(way.path);
  return paths.reverse();
}

function restart(way: Way): Way {
  return { open: [], cost: way.cost + closing(way.open, 0), path: null, before: way };
}

/** Cost of closing every list from a depth on. */
function closing(open: readonly Open[], depth: number): number {
  return COST.single * open.slice(depth).filter(({ single }) => single).length;
}

function continuations(way: Way, head: MarkedHead): Way[] {
  return head.readings.flatMap((reading) => {
    const continued = head.joined
      ? []
      : way.open.flatMap((list, depth) => continueList(way, head, reading, list, depth));
    return [...continued, ...openings(way, head, reading)];
  });
}

function continueList(way: Way, head: MarkedHead, reading: Reading, list: Open, depth: number): Way[] {
  if (list.level !== reading.level) return [];
  const cost = way.cost + stepCost(list, reading) + closing(way.open, depth + 1);
  return [grow(way, depth, { ...reading, label: head.label, single: false }, cost)];
}

/** A new list under the latest entry, or, not on the same line, under an entry around it. */
function openings(way: Way, head: MarkedHead, reading: Reading): Way[] {
  const latest = way.open.length;
  const around = head.joined
    ? []
    : way.open.flatMap(({ level }, depth) => (depth > 0 && level !== reading.level ? [depth] : []));
  return [...around, latest].map((depth) => {
    const place = depthCost(way.open.slice(0, depth), reading.level) + startCost(reading);
    const ended = depth < latest ? COST.secondList + closing(way.open, depth) : 0;
    return grow(way, depth, { ...reading, label: head.label, single: true }, way.cost + place + ended);
  });
}

function grow(before: Way, depth: number, entry: Open, cost: number): Way {
  const open = [...before.open.slice(0, depth), entry];
  return { open, cost, path: open.map(({ label }) => label), before };
}

function depthCost(above: readonly Open[], child: Level): number {
  const parent = above.at(-1)?.level;
  if (parent === undefined) return COST.skippedLevel * Math.max(0, child - 1);
  if (child > parent) return COST.skippedLevel * (child - parent - 1);
  const again = above.filter(({ level }) => level === child).length > 1;
  return child === parent && !again ? COST.sameLevelChild : COST.outwardChild;
}

function startCost({ number, decimal }: Reading): number {
  if (number === 1 && decimal === "") return 0;
  return number === 0 ? COST.startsBeforeFirst : COST.startsInside;
}

/** Cost of one marker after another in the same list. */
function stepCost(last: Reading, next: Reading): number {
  const step = next.number - last.number;
  if (step === 0 && isLaterDecimal(last.decimal, next.decimal)) {
    return Number(next.decimal) === Number(last.decimal) + 1 ? 0 : COST.decimalGap;
  }
  if (step <= 0) return COST.repeat;
  if (step === 1) return next.decimal === "" ? 0 : COST.decimalGap;
  return COST.gap + COST.gapSize * Math.min(10, step - 2);
}

/** Both orders occur: counted, `(1.9)` before `(1.10)`, and by value, `(14.05)` before `(14.1)` before `(14.15)`. */
function isLaterDecimal(last: string, next: string): boolean {
  return next !== "" && (Number(next) > Number(last) || Number(`0.${next}`) > Number(`0.${last}`));
}

/** The best ways, one for each set of open lists. */
function cheapest(ways: readonly Way[]): Way[] {
  const best = new Map<string, Way>();
  for (const way of ways) {
    const key = way.open
      .map(({ level, number, decimal, single }) => `${level}:${number}.${decimal}${single ? "s" : ""}`)
      .join(" ");
    const known = best.get(key);
    if (known === undefined || way.cost < known.cost) best.set(key, way);
  }
  return [...best.values()].sort((a, b) => a.cost - b.cost).slice(0, BEAM);
}
