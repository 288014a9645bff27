/** `“Owner” means`, `“Owner” or “keeper” includes`: every quoted term before the verb is defined. */
const DEFINITION =
  /((?:“[^“”]{2,80}”(?:,? (?:or|and) |, )?){1,4}),? (?:means?|includes?|shall mean|shall include|has the (?:same )?meaning|have the (?:same )?meaning)\b/g;
const QUOTED = /“([^“”]{2,80})”/g;

/** The terms that a text defines, each once, in order. */
export function findDefinedTerms(text: string): string[] {
  if (!text.includes("”")) return [];
  const found = [...text.matchAll(DEFINITION)].flatMap(([, terms = ""]) =>
    [...terms.matchAll(QUOTED)].map(([, term = ""]) => term.replace(/[.,;:]+$/, "").trim()),
  );
  return [...new Set(found)];
}
