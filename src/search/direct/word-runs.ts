/** Words of one written reference: `Official Code of Georgia Annotated Section 16-5-1 (a) (1)` is cut, all usual ones fit. */
const RUN_WORDS = 6;
/** Runs that are tried: a bound for queries that are nothing but numbers. */
const RUNS_MAX = 120;

/**
 * Runs of words of a query that may be a reference, the longest first at every place, the whole query left out. Only those
 * with a digit: every reference among words has one.
 */
function* wordRuns(query: string): Generator<string> {
  const words = query.split(/\s+/).filter((word) => word !== "");
  let tried = 0;
  for (let start = 0; start < words.length; start += 1) {
    for (let end = Math.min(words.length, start + RUN_WORDS); end > start; end -= 1) {
      const run = words.slice(start, end).join(" ");
      if (end - start === words.length || !/\d/.test(run)) continue;
      tried += 1;
      if (tried > RUNS_MAX) return;
      yield run;
    }
  }
}

/**
 * What the first run of words that names something names, with the fewest words that do. `find` reads one run; two readings
 * are the same where `same` says so.
 */
export function namedAmongWords<T>(
  query: string,
  find: (run: string) => T | null,
  same: (a: T, b: T) => boolean,
): { found: T; read: string } | null {
  for (const run of wordRuns(query)) {
    const found = find(run);
    if (found === null) continue;
    const stillNames = (shorter: string) => {
      const again = /\d/.test(shorter) ? find(shorter) : null;
      return again !== null && same(again, found);
    };
    return { found, read: tightened(run, stillNames) };
  }
  return null;
}

/** The run without the words at its ends that it does not need. */
function tightened(run: string, stillNames: (shorter: string) => boolean): string {
  let words = run.split(" ");
  while (words.length > 1 && stillNames(words.slice(1).join(" "))) words = words.slice(1);
  while (words.length > 1 && stillNames(words.slice(0, -1).join(" "))) words = words.slice(0, -1);
  return words.join(" ");
}
