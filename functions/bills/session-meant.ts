import type { BillShelf, SessionShelf } from "../../src/corpus/bill-shelf.ts";
import { readSession, sessionsNamed, type WrittenSession } from "../../src/identifiers/bills/written-session.ts";

/** The stored session that a written one means. Closed: switch on `kind`. */
export type SessionMeaning =
  /** `others` may be meant too: special sessions of the same year. `fixed`: no session to come can change it. */
  | { kind: "session"; session: SessionShelf; others: SessionShelf[]; fixed: boolean }
  /** Several special sessions, and nothing that decides. */
  | { kind: "several"; sessions: SessionShelf[] }
  /** It reads as a session, and the store has none of the kind. */
  | { kind: "none" }
  | { kind: "unread" };

/** Reads a session in any written form: its slug, a year inside it, its name (contract section 2). */
export function sessionMeant(shelf: BillShelf, written: string): SessionMeaning {
  const read = readSession(written);
  if (read === null) return { kind: "unread" };
  const meaning = storedSession(shelf, read);
  if (meaning.kind !== "session") return meaning;
  return { ...meaning, fixed: meaning.fixed || written.toLowerCase() === meaning.session.slug };
}

/**
 * The session that years and words mean. A year means the regular session around it, as the contract says, even where a
 * special one was held in it; it means a special one only where nothing else is there.
 */
export function storedSession(shelf: BillShelf, written: WrittenSession): SessionMeaning {
  const stored = new Map(shelf.sessions().map((session) => [session.slug, session]));
  const sessions = sessionsNamed(written, [...stored.keys()]).flatMap((slug) => stored.get(slug) ?? []);
  const regular = sessions.filter(({ special }) => special === null);
  const [chosen = sessions[0]] = regular;
  if (chosen === undefined) return { kind: "none" };
  if (regular.length === 0 && sessions.length > 1) return { kind: "several", sessions };
  const others = sessions.filter((other) => other !== chosen);
  return { kind: "session", session: chosen, others, fixed: chosen.special === null };
}
