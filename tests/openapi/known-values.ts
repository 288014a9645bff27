/** Fields of answers whose values are of use as values of parameters. */
const FIELDS: ReadonlyMap<string, readonly string[]> = new Map([
  ["citation", ["ref", "ids", "q"]],
  ["id", ["ids", "q"]],
  ["slug", ["citation"]],
  ["docket", ["ref", "docket", "q", "ids"]],
  ["cluster_id", ["cluster_id", "ref"]],
  ["citations", ["ref", "q"]],
  ["number", ["number"]],
  ["cite_as", ["ref", "q", "number"]],
  ["session", ["session"]],
  ["session_name", ["session"]],
  ["session_id", ["session_id"]],
  ["bill_id", ["bill_id", "ids"]],
  ["year", ["year"]],
  ["title", ["title", "q"]],
  ["chapter", ["chapter"]],
  ["case_name", ["q"]],
  ["case_type", ["case_type"]],
  ["catchline", ["q"]],
  ["version", ["version"]],
  ["subsections", ["subsection"]],
  ["name", ["filename"]],
]);

/** Values by the name of a parameter, taken from answers (the examples of a description): what a client would send. */
export function knownValues(answers: unknown): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const add = (field: string, value: unknown): void => {
    if (typeof value !== "string" && typeof value !== "number") return;
    for (const name of FIELDS.get(field) ?? []) {
      const values = found.get(name) ?? new Set();
      found.set(name, values.add(String(value)));
    }
  };
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [field, each] of Object.entries(value)) {
      for (const one of Array.isArray(each) ? each : [each]) add(field, one);
      walk(each);
    }
  };
  walk(answers);
  return new Map([...found].map(([name, values]) => [name, [...values]]));
}
