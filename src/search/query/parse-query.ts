import { FILLER_WORDS, STOPWORDS } from "../words/stopwords.ts";
import { termOf } from "../words/term-of.ts";
import { foldWord, tokenize } from "../words/tokenize.ts";

/** A word, a quoted phrase or the beginning of a word, as typed. `terms` are what it is indexed under. */
export type Clause = {
  readonly kind: "word" | "phrase" | "prefix";
  /** As the answer names it: the folded words, a phrase in quotation marks, a beginning with its `*`. */
  readonly label: string;
  /** The folded words. */
  readonly words: readonly string[];
  readonly terms: readonly string[];
};

/** What a query fills for. */
export type ParsedQuery = {
  readonly clauses: readonly Clause[];
  /** All folded words outside quotation marks, stopwords and fillers among them, in the order typed. */
  readonly words: readonly string[];
  /** Folded words that are not searched, in the order typed, each once. */
  readonly dropped: readonly string[];
  /** A `*` that was not taken as such, as typed; null where there is none. */
  readonly ignoredStar: string | null;
};

/** Least letters before a `*`: shorter beginnings are those of half the words there are. */
export const PREFIX_MIN = 3;

/** Words of a query that are looked for; further ones count as dropped. */
export const MAX_CLAUSES = 40;

const PIECE = /["\u201c\u201d](?<phrase>[^"\u201c\u201d]*)["\u201c\u201d]|(?<word>[^\s"\u201c\u201d]+)/gu;

/**
 * Reads a query: words, `"quoted phrases"`, one word with a trailing `*`. Nothing else means anything: operators are words,
 * other signs are blanks, a quotation mark without its pair is one too. Never throws.
 */
export function parseQuery(text: string): ParsedQuery {
  const clauses = new Map<string, Clause>();
  const dropped = new Set<string>();
  const typed: string[] = [];
  let ignoredStar: string | null = null;
  const add = (clause: Clause) => {
    const key = `${clause.kind} ${clause.terms.join(" ")}`;
    if (clauses.has(key)) return;
    if (clauses.size < MAX_CLAUSES) clauses.set(key, clause);
    else for (const word of clause.words) dropped.add(word);
  };
  for (const { groups } of text.matchAll(PIECE)) {
    const words = [...tokenize(groups?.["phrase"] ?? groups?.["word"] ?? "")].map(({ word }) => word);
    const kept = words.filter((word) => !STOPWORDS.has(word));
    for (const word of words) if (STOPWORDS.has(word)) dropped.add(word);
    if (groups?.["phrase"] === undefined) typed.push(...words);
    if (groups?.["phrase"] !== undefined && kept.length > 1) {
      add({ kind: "phrase", label: `"${kept.join(" ")}"`, words: kept, terms: kept.map(termOf) });
      continue;
    }
    const star = /(?<word>\S*)\*$/u.exec(groups?.["word"] ?? "");
    const taken =
      star !== null && kept.length === 1 && !hasPrefix(clauses) && foldWord(kept[0] ?? "").length >= PREFIX_MIN;
    if (star !== null && !taken && words.length > 0) ignoredStar ??= groups?.["word"] ?? null;
    for (const word of kept) {
      if (taken) add({ kind: "prefix", label: `${word}*`, words: [word], terms: [word] });
      else add({ kind: "word", label: word, words: [word], terms: [termOf(word)] });
    }
  }
  return { ...withoutFillers([...clauses.values()], dropped), words: typed, ignoredStar };
}

function hasPrefix(clauses: ReadonlyMap<string, Clause>): boolean {
  return [...clauses.values()].some(({ kind }) => kind === "prefix");
}

/** Filler words are dropped where the query has others. */
function withoutFillers(clauses: Clause[], dropped: Set<string>): Pick<ParsedQuery, "clauses" | "dropped"> {
  const fills = ({ kind, label }: Clause) => kind === "word" && FILLER_WORDS.has(label);
  const rest = clauses.filter((clause) => !fills(clause));
  if (rest.length === 0) return { clauses, dropped: [...dropped] };
  for (const clause of clauses) if (fills(clause)) dropped.add(clause.label);
  return { clauses: rest, dropped: [...dropped] };
}
