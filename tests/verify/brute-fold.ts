// A second, slow reading of the folding table, written apart from the matcher: several passes over a list of atoms, then
// (`brute-find.ts`) a comparison at every place. Shares no code with `src/verify`.

/** One or more characters of a text and what they fold to. */
export type Atom = { text: string; start: number; end: number };

const INVISIBLE = /^[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]$/;
const SPACE = /^[\s\u0085]$/;
const DASH = /^[-\u2010-\u2015\u2212\u2e3a\u2e3b\ufe31\ufe32\ufe58\ufe63\uff0d]$/;
const DOUBLE = /^["«»\u02ba\u201c-\u201f\u2033\u2036\u301d-\u301f\uff02]$/;
const SINGLE = /^['`´\u02b9\u02bc\u2018-\u201b\u2032\u2035\u2039\u203a\uff07]$/;
const ASCII_MARK = /^[!-/:-@[-`{-~]$/;
const WORD = /^(?![²³¹⁰-⁹])[\p{L}\p{M}\p{N}]$/u;

/** Atoms of a text: one or more characters of the source and what they fold to. */
export function atomsOf(text: string): Atom[] {
  let offset = 0;
  let atoms = Array.from(text, (character): Atom => {
    offset += character.length;
    return { text: character, start: offset - character.length, end: offset };
  });
  atoms = atoms.filter(({ text: character }) => !INVISIBLE.test(character));
  atoms = dropEscapes(joinRuns(atoms.map(oneCharacter), "\\"));
  atoms = dropBrackets(atoms.map((atom) => (atom.text === "\n" ? { ...atom, text: " " } : atom)));
  return joinRuns(joinRuns(atoms, " "), "-");
}

function oneCharacter(atom: Atom): Atom {
  const { text } = atom;
  if (text === "\n" || text === "\r") return { ...atom, text: "\n" };
  if (SPACE.test(text)) return { ...atom, text: " " };
  if (DASH.test(text)) return { ...atom, text: "-" };
  if (DOUBLE.test(text)) return { ...atom, text: '"' };
  if (SINGLE.test(text)) return { ...atom, text: "'" };
  return text === "ı" ? atom : { ...atom, text: text.toLowerCase().toUpperCase().toLowerCase() };
}

function dropEscapes(atoms: Atom[]): Atom[] {
  return atoms.filter(({ text }, index) => {
    if (text !== "\\") return true;
    const next = atoms[index + 1]?.text ?? "";
    return next !== "\n" && !ASCII_MARK.test(next);
  });
}

function dropBrackets(atoms: Atom[]): Atom[] {
  const kept: Atom[] = [];
  for (let index = 0; index < atoms.length; index += 1) {
    const atom = atoms[index] as Atom;
    const close = atom.text === "[" ? atoms.findIndex(({ text }, at) => at > index && text === "]") : -1;
    const inside = atoms.slice(index + 1, Math.max(0, close)).map(({ text }) => text);
    const before = kept.at(-1)?.text ?? "";
    const isLetter = /^\p{L}/u.test(inside[0] ?? "") && inside.slice(1).every((mark) => /^\p{M}+$/u.test(mark));
    const after = atoms[close + 1]?.text ?? "";
    const stays = (before === "[" && after === "]") || /^\p{M}/u.test(after);
    if (isLetter && !stays && !WORD.test(Array.from(before).at(-1) ?? "")) {
      kept.push({ text: inside.join(""), start: atom.start, end: (atoms[close] as Atom).end });
      index = close;
    } else kept.push(atom);
  }
  return kept;
}

function joinRuns(atoms: Atom[], mark: string): Atom[] {
  const joined: Atom[] = [];
  for (const atom of atoms) {
    const last = joined.at(-1);
    if (atom.text === mark && last?.text === mark) last.end = atom.end;
    else joined.push({ ...atom });
  }
  return joined;
}

/** The text with everything folded. */
export function bruteFold(text: string): string {
  return atomsOf(text)
    .map((atom) => atom.text)
    .join("");
}
