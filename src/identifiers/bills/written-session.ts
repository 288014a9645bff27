import { REFERENCE_MAX_CHARS } from "../clean-reference.ts";
import { cleanBillReference } from "./clean-bill-reference.ts";
import { afterSeparator, isBalanced } from "./separator.ts";
import { sessionOf } from "./session-draft.ts";
import { scanSession } from "./session-scan.ts";
import { compareSessions, type SessionParts, type SessionSlug, sessionParts } from "./session-slug.ts";
import type { SessionSaying } from "./session-words.ts";

/**
 * What a written session says: its years, one year being both `start` and `end`, and whether it is special: not said,
 * said to be regular, any special session, or a special one by its number.
 */
export interface WrittenSession {
  readonly start: number;
  readonly end: number;
  readonly special: "unsaid" | "regular" | "any" | number;
}

/**
 * Reads a session alone in any written form: `2025-2026`, `2025`, `2021 Second Extraordinary Session`, `2021ss1`,
 * `158th Gen. Assem.`. The whole text has to be the session; null for any other text. Never throws.
 */
export function readSession(text: string): WrittenSession | null {
  if (text.length > REFERENCE_MAX_CHARS) return null;
  const bare = cleanBillReference(text);
  const sayings: SessionSaying[] = [];
  let at = afterSeparator(bare, 0);
  while (at < bare.length) {
    const found = scanSession(bare, at);
    if (found === null) return null;
    sayings.push(found.saying);
    at = afterSeparator(bare, found.end);
  }
  return isBalanced(bare) ? sessionOf(sayings) : null;
}

const around = (outer: Pick<SessionParts, "start" | "end">, inner: Pick<SessionParts, "start" | "end">): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

const sameYears = (a: Pick<SessionParts, "start" | "end">, b: Pick<SessionParts, "start" | "end">): boolean =>
  a.start === b.start && a.end === b.end;

/** Two years and no more name a regular session; one year may be any session's; a special one may be within two years. */
function mayMean(written: WrittenSession, stored: SessionParts): boolean {
  if (stored.special === null) {
    return (written.special === "regular" || written.special === "unsaid") && around(stored, written);
  }
  if (written.special === "regular") return false;
  if (written.special === "unsaid" && written.start !== written.end) return false;
  if (typeof written.special === "number" && written.special !== stored.special) return false;
  return around(stored, written) || around(written, stored);
}

/**
 * The stored sessions that a written one may mean, best first: those of exactly its years, regular before special where
 * it does not say, then in the order of `compareSessions`. None where none fits.
 */
export function sessionsNamed(written: WrittenSession, sessions: readonly SessionSlug[]): SessionSlug[] {
  const rank = (slug: SessionSlug): number => {
    const parts = sessionParts(slug);
    return Number(parts.special !== null) * 2 + Number(!sameYears(parts, written));
  };
  return sessions
    .filter((slug) => mayMean(written, sessionParts(slug)))
    .sort((a, b) => rank(a) - rank(b) || compareSessions(a, b));
}
