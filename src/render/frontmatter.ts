/** The keys of a Markdown twin's frontmatter in the order in which every twin has them. */
export const FRONTMATTER_KEYS = [
  "cite_as",
  "canonical_url",
  "source_url",
  "status",
  "date",
  "version",
  "corpus_version",
  "license",
] as const;

/** What a twin's frontmatter says; null where a document has no such thing, as a chapter has no version. */
export type Frontmatter = Record<(typeof FRONTMATTER_KEYS)[number], string | null>;

/** What frontmatter says of the collection. `releaseDate` is an ISO day. */
export type Stamp = { corpusVersion: string; license: string; releaseDate: string };

const FENCE = "---\n";

/**
 * A body under its frontmatter. The body never depends on the corpus version, so a cached one can be stamped again when
 * only that has changed.
 */
export function stampMarkdown(fields: Frontmatter, body: string): string {
  const lines = FRONTMATTER_KEYS.map((key) => `${key}: ${yamlScalar(fields[key])}\n`);
  return `${FENCE}${lines.join("")}${FENCE}\n${body}`;
}

/** The body of a stamped document: what `stampMarkdown` was given. A document without frontmatter is all body. */
export function bodyOfStamped(markdown: string): string {
  const end = markdown.startsWith(FENCE) ? markdown.indexOf(`\n${FENCE}\n`) : -1;
  return end === -1 ? markdown : markdown.slice(end + FENCE.length + 2);
}

/** Characters that JSON lets stand and YAML forbids or folds. */
const NOT_IN_YAML = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** A YAML scalar: a JSON string is a valid double-quoted one. */
function yamlScalar(value: string | null): string {
  return JSON.stringify(value).replace(
    NOT_IN_YAML,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
