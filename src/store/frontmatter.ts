import matter from "gray-matter";
import { CORE_SCHEMA, dump, load } from "js-yaml";

const YAML = {
  // The core schema has no dates: an unquoted 2023-07-01 stays the string it looks like.
  parse: (yaml: string): object => (load(yaml, { schema: CORE_SCHEMA }) ?? {}) as object,
  stringify: (fields: object): string => dump(fields, { lineWidth: -1, noRefs: true }),
};

/** A file's frontmatter and body; `error` when it has none or it is not YAML. The body has no blank lines at its ends. */
export type SplitFile =
  | { kind: "file"; fields: Record<string, unknown>; body: string }
  | { kind: "error"; message: string };

/** Splits a Markdown file into frontmatter and body. Only plain YAML frontmatter is read: no other engine ever runs. */
export function splitFrontmatter(raw: string): SplitFile {
  const text = raw.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  if (!text.startsWith("---\n"))
    return { kind: "error", message: "the file does not begin with a line of three hyphens" };
  if (!text.includes("\n---\n", 3) && !text.endsWith("\n---")) {
    return { kind: "error", message: "the frontmatter is not closed by a line of three hyphens" };
  }
  try {
    const { data, content } = matter(text, { engines: { yaml: YAML }, language: "yaml" });
    if (typeof data !== "object" || Array.isArray(data))
      return { kind: "error", message: "the frontmatter is not a list of fields" };
    return { kind: "file", fields: data, body: content.replace(/^\n+|\n+$/g, "") };
  } catch (error) {
    return { kind: "error", message: `the frontmatter is not YAML: ${(error as Error).message.split("\n")[0]}` };
  }
}

/** The inverse of `splitFrontmatter`. */
export function joinFrontmatter(fields: object, body: string): string {
  return `---\n${YAML.stringify(fields)}---\n\n${body}${body === "" ? "" : "\n"}`;
}
