import { rule, scan } from "../scan.ts";
import { SESSION_WORDS, type SessionSaying } from "./session-words.ts";

const RULES = SESSION_WORDS.map(({ source, read }) => ({ pattern: rule(`(?:${source})(?![A-Z0-9])`), read }));

/** What is said of a session at this place of a text, and where the text goes on; null where nothing is. */
export function scanSession(text: string, at: number): { saying: SessionSaying; end: number } | null {
  for (const { pattern, read } of RULES) {
    const found = scan(pattern, text, at);
    const saying = found && read(found.groups);
    if (found !== null && saying !== null) return { saying, end: found.end };
  }
  return null;
}
