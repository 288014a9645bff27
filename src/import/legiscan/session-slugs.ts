import {
  compareSessions,
  formatSessionSlug,
  isSessionSpan,
  type SessionSlug,
} from "../../identifiers/bills/session-slug.ts";
import type { StoredSession } from "../../model/stored-bill.ts";
import type { RecordSession } from "./read-bill-record.ts";

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];

/** Sessions with their slugs, and those that get none. */
export type NamedSessions = {
  sessions: StoredSession[];
  /** By LegiScan's number of the session: why its bills cannot be stored. */
  refused: Map<number, string>;
};

/**
 * Gives every session its slug. A session that the content folder has keeps the one it has there: addresses do not change.
 * A special session has the number in its name, else the next that is free among those of its years; two sessions never
 * share a slug.
 */
export function nameSessions(found: Iterable<RecordSession>, stored: readonly StoredSession[]): NamedSessions {
  const known = new Map(stored.map((session) => [session.session_id, session]));
  const taken = new Set<SessionSlug>(stored.map(({ slug }) => slug));
  const refused = new Map<number, string>();
  const sessions: StoredSession[] = [];
  for (const session of inOrder(mergeSessions(found))) {
    const named = nameSession(session, known.get(session.session_id), taken);
    if (typeof named === "string") refused.set(session.session_id, named);
    else {
      sessions.push(named);
      taken.add(named.slug);
    }
  }
  return { sessions: sessions.sort((a, b) => compareSessions(a.slug, b.slug)), refused };
}

/** Each session once; what one file leaves out another has. */
function mergeSessions(found: Iterable<RecordSession>): RecordSession[] {
  const merged = new Map<number, RecordSession>();
  for (const session of found) {
    const before = merged.get(session.session_id);
    if (before === undefined) merged.set(session.session_id, session);
    else {
      merged.set(session.session_id, {
        session_id: session.session_id,
        years: before.years ?? session.years,
        special: before.special || session.special,
        name: before.name ?? session.name,
        sine_die: before.sine_die || session.sine_die,
      });
    }
  }
  return [...merged.values()];
}

/** Those whose name has a number first, so that a name without one does not take it; then by LegiScan's number. */
function inOrder(sessions: RecordSession[]): RecordSession[] {
  return sessions.sort(
    (a, b) => Number(numberIn(a) === null) - Number(numberIn(b) === null) || a.session_id - b.session_id,
  );
}

function nameSession(
  session: RecordSession,
  before: StoredSession | undefined,
  taken: ReadonlySet<SessionSlug>,
): StoredSession | string {
  const { session_id, years, name, sine_die } = session;
  if (before !== undefined) return { ...before, name: name ?? before.name, sine_die: sine_die || before.sine_die };
  if (years === null) return "no file says of which years its session is";
  const { start, end } = years;
  if (start < 1700 || end > 2199 || !isSessionSpan(start, end)) return `a session from ${start} to ${end} has no slug`;
  const special = isSpecial(session) ? freeNumber(session, taken) : null;
  const slug = formatSessionSlug({ start, end, special });
  if (taken.has(slug)) return `another session has the slug ${slug}`;
  const years_named = start === end ? `${start}` : `${start}-${end}`;
  const fallback = special === null ? `${years_named} Regular Session` : `${years_named} Special Session ${special}`;
  return { session_id, slug, name: name ?? fallback, year_start: start, year_end: end, special, sine_die };
}

function isSpecial({ special, name }: RecordSession): boolean {
  return special > 0 || /\b(?:special|extraordinary)\b/i.test(name ?? "");
}

/** The number in a special session's name, such as `2001 2nd Special Session`; null without one. */
function numberIn({ name, special }: RecordSession): number | null {
  if (name === null) return special > 1 ? special : null;
  const parts =
    /\b(?:(?<figure>\d)(?:st|nd|rd|th)|(?<word>[a-z]+))\s+(?:special|extraordinary)\b|\b(?:special|extraordinary)\s+session\s+(?<last>\d)\b/i.exec(
      name,
    )?.groups;
  const word = ORDINALS.indexOf(parts?.["word"]?.toLowerCase() ?? "") + 1;
  const figure = Number(parts?.["figure"] ?? parts?.["last"] ?? word);
  return figure > 0 ? figure : special > 1 ? special : null;
}

function freeNumber(session: RecordSession, taken: ReadonlySet<SessionSlug>): number {
  const { start, end } = session.years ?? { start: 0, end: 0 };
  const free = (special: number) => !taken.has(formatSessionSlug({ start, end, special }));
  const own = numberIn(session);
  if (own !== null && free(own)) return own;
  let next = 1;
  while (!free(next)) next += 1;
  return next;
}
