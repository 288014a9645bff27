import { isDeepStrictEqual } from "node:util";
import { joinFrontmatter, splitFrontmatter } from "../store/frontmatter.ts";

/** A file with another `service`, or why it is not made. */
export type ReplacedService = { kind: "file"; raw: string } | { kind: "refused"; reason: string };

/**
 * A content file with other service-written text in it. Only the lines of the key `service` change; everything else is
 * the same to the byte, and what is made is read again: when its body or any other field is not what it was, it is refused.
 */
export function replaceService(raw: string, service: object): ReplacedService {
  const block = findBlock(raw);
  if (block === null) return { kind: "refused", reason: "its frontmatter has no line that begins with service:" };
  const lineEnd = raw.slice(0, block.start).endsWith("\r\n") ? "\r\n" : "\n";
  const made = raw.slice(0, block.start) + serviceLines(service).replaceAll("\n", lineEnd) + raw.slice(block.end);
  const [before, after] = [splitFrontmatter(raw), splitFrontmatter(made)];
  if (before.kind === "error") return { kind: "refused", reason: before.message };
  if (after.kind === "error") return { kind: "refused", reason: `with service text in it, ${after.message}` };
  const expected = { fields: { ...before.fields, service }, body: before.body };
  const { fields, body } = after;
  if (isDeepStrictEqual({ fields: { ...fields }, body }, expected)) return { kind: "file", raw: made };
  return { kind: "refused", reason: "more than its service text would change" };
}

/** `service:` and what is indented below it, with the line break at its end. */
function serviceLines(service: object): string {
  return joinFrontmatter({ service }, "").slice("---\n".length, -"---\n\n".length);
}

/** Where the lines of the key `service` are in the frontmatter, the line break at their end included. */
function findBlock(raw: string): { start: number; end: number } | null {
  let start: number | null = null;
  let at = 0;
  for (const line of raw.split(/(?<=\n)/)) {
    const isClosing = at > 0 && /^---\r?\n?$/.test(line);
    if (start !== null && (isClosing || !/^(?:[ \t]|\r?\n)/.test(line))) return { start, end: at };
    if (isClosing) return null;
    if (/^service:(?:[ \t\r\n]|$)/.test(line)) start = at;
    at += line.length;
  }
  return null;
}
