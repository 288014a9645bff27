import { type Atom, atomsOf, bruteFold } from "./brute-fold.ts";

const W = "(?:(?![²³¹⁰-⁹])[\\p{L}\\p{M}\\p{N}])";
const JOINED = new RegExp(`(?:(?<=^| )\\.(?=[0-9]))?${W}+(?:(?:['/-](?=${W})|(?<=[0-9])[.,:](?=[0-9]))${W}+)*`, "gu");

/** Places between atoms at which a word goes on. A dash that is no hyphen does not join. */
function insideWords(source: string, atoms: readonly Atom[]): Set<number> {
  const isLong = ({ text, start, end }: Atom) => text === "-" && !/^[-\u2010\u2011]$/.test(source.slice(start, end));
  const written = atoms.map((atom) => (isLong(atom) ? "—" : atom.text)).join("");
  const inside = new Set<number>();
  for (const { index, 0: word } of written.matchAll(JOINED)) {
    for (let at = index + 1; at < index + word.length; at += 1) inside.add(at);
  }
  return inside;
}

type Place = { start: number; end: number };

type Reading = { atoms: readonly Atom[]; inside: ReadonlySet<number>; folded: string };

/** The last few sources, since a test asks for one source many times. */
const kept = new Map<string, Reading>();
const KEPT_MAX = 4;

function read(source: string): Reading {
  let reading = kept.get(source);
  if (reading === undefined) {
    const atoms = atomsOf(source);
    reading = { atoms, inside: insideWords(source, atoms), folded: atoms.map(({ text }) => text).join("") };
    for (const oldest of kept.size >= KEPT_MAX ? kept.keys().take(1) : []) kept.delete(oldest);
    kept.set(source, reading);
  }
  return reading;
}

/** Every place of a piece, overlapping ones too, by comparing at each atom in turn. */
function brutePlaces(source: string, piece: string): Place[] {
  const { atoms, inside, folded: whole } = read(source);
  const wanted = bruteFold(piece).trim();
  // What is nowhere among the folded characters need not be compared at each of them.
  if (!whole.includes(wanted)) return [];
  const places: Place[] = [];
  let at = 0;
  for (let index = 0; index < atoms.length; at += atoms[index]?.text.length ?? 0, index += 1) {
    if (wanted === "" || inside.has(at)) continue;
    let folded = "";
    let end = index;
    while (folded.length < wanted.length && end < atoms.length && wanted.startsWith(folded))
      folded += atoms[end++]?.text;
    if (folded !== wanted || inside.has(at + folded.length)) continue;
    places.push({ start: (atoms[index] as Atom).start, end: (atoms[end - 1] as Atom).end });
  }
  return places;
}

/**
 * Every place of the pieces one after another: of all ways to place them, the one that ends first, of those the one that
 * begins last; then the same behind it.
 */
export function bruteFind(source: string, ...pieces: string[]): Place[] {
  let ways: Place[] = brutePlaces(source, pieces[0] ?? "");
  for (const piece of pieces.slice(1)) {
    const next = brutePlaces(source, piece);
    ways = ways.flatMap((way) =>
      next.filter(({ start }) => start >= way.end).map(({ end }) => ({ start: way.start, end })),
    );
  }
  const found: Place[] = [];
  for (const way of ways.sort((a, b) => a.end - b.end || b.start - a.start)) {
    if (way.start >= (found.at(-1)?.end ?? 0)) found.push(way);
  }
  return found;
}
