import { type Frontmatter, stampMarkdown } from "./frontmatter.ts";
import type { UnknownSubsection } from "./printed-part.ts";

/** What could have been asked for instead. */
export type UnknownView = { kind: "unknown-version"; known: string[] } | UnknownSubsection;

/** A document, or what could have been asked for instead. */
export type MarkdownResult = { kind: "markdown"; body: string } | UnknownView;

/** A body under its frontmatter; what has no such view has no frontmatter either, and is answered as it was. */
export function stampResult(fields: Frontmatter | null, written: MarkdownResult): MarkdownResult {
  if (written.kind !== "markdown" || fields === null) return written;
  return { kind: "markdown", body: stampMarkdown(fields, written.body) };
}
