/** Names to look up: those that begin so, and which of them are meant. */
export type NameQuery = {
  /** Beginning of the names, long enough that few have it. */
  readonly beginning: string;
  /** The ones meant, of all the names that begin so, in any order. */
  readonly pick: (names: readonly string[]) => readonly string[];
};

/** What a text names. */
export type DirectReference = {
  /** As read, for the reader's eye: `16-5-1`, `16-5-1..16-5-9`, `HB 136`, `S19A0992`, `306 Ga. 1`. */
  readonly read: readonly string[];
  /** One for each of `read`. */
  readonly queries: readonly NameQuery[];
  /** Structure anchor of a part of a single section, `a-1`; null for whole documents. */
  readonly subsection: string | null;
  /** Whether the reference is all that was typed, in whatever form, or only some of the words. */
  readonly whole: boolean;
  /** What longer names could begin with, `16-5-1` of `16-5-10`: only where the reference is whole and a single one. */
  readonly unfinished: string | null;
};

/** How a collection's documents are named: the part of a reader that differs between collections. */
export type LookupReading = {
  /** What a text is a reference to, or has a reference to among its words; null where there is none. Never throws. */
  readonly readDirect: (text: string) => DirectReference | null;
  /** What names begin with that a folded word could be completing, or null; `alone` where it is all that was typed. */
  readonly beginning: (word: string, alone: boolean) => string | null;
  /** An id as a reader writes it: `§ 16-5-1`, `HB 136`, `S19A0992`. */
  readonly written: (id: string) => string;
};

/** The one name that is exactly this. */
export function exactly(name: string): NameQuery {
  return { beginning: name, pick: (names) => names.filter((each) => each === name) };
}

/** Every name that begins so. */
export function allUnder(beginning: string): NameQuery {
  return { beginning, pick: (names) => names };
}
