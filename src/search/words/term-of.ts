import { porterStem } from "./porter-stem.ts";
import { SAME_WORDS } from "./same-words.ts";

/** Words of one row of the table have the stem of its first. A word in two rows makes them one. */
function standIns(): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const [first, ...others] of SAME_WORDS) {
    const lead = porterStem(first);
    const stands = map.get(lead) ?? lead;
    for (const other of others) {
      const stem = porterStem(other);
      if (stem !== stands) map.set(stem, stands);
    }
  }
  return map;
}

const STAND_INS = standIns();

/** Terms of the words met so far: texts repeat their words. */
const known = new Map<string, string>();
const KNOWN_MAX = 100_000;

/** The term under which a folded word is indexed and searched: its stem, or that of the row of spellings it stands in. */
export function termOf(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const stem = porterStem(word);
  const term = STAND_INS.get(stem) ?? stem;
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(word, term);
  return term;
}
