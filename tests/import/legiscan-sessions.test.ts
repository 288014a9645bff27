import { describe, expect, it } from "vitest";
import type { RecordSession } from "../../src/import/legiscan/read-bill-record.ts";
import { nameSessions } from "../../src/import/legiscan/session-slugs.ts";

const session = (
  session_id: number,
  start: number,
  end: number,
  special = 0,
  name: string | null = null,
): RecordSession => ({
  session_id,
  years: { start, end },
  special,
  name,
  sine_die: false,
});
const slugs = (found: RecordSession[], stored: RecordSession[] = []) => {
  const { sessions, refused } = nameSessions(found, nameSessions(stored, []).sessions);
  return {
    ...Object.fromEntries(sessions.map(({ session_id, slug }) => [session_id, slug])),
    ...Object.fromEntries(refused),
  };
};

describe("slugs of sessions", () => {
  it("are the years, and for special sessions the year with a number of their own", () => {
    expect(slugs([session(1, 2091, 2092), session(2, 2091, 2091, 1), session(3, 2091, 2092, 1)])).toEqual({
      1: "2091-2092",
      2: "2091-special-1",
      3: "2091-2092-special-1",
    });
  });

  it("take the number from the name, whatever the order", () => {
    expect(
      slugs([
        session(1, 2091, 2091, 1, "2091 2nd Special Session"),
        session(2, 2091, 2091, 1, "2091 First Extraordinary Session"),
        session(3, 2091, 2091, 1, "2091 Special Session"),
        session(4, 2091, 2091, 0, "2091 Special Session 4"),
      ]),
    ).toEqual({ 1: "2091-special-2", 2: "2091-special-1", 3: "2091-special-3", 4: "2091-special-4" });
  });

  it("are never shared by two special sessions of one number", () => {
    const same = [
      session(1, 2091, 2091, 1, "2091 1st Special Session"),
      session(2, 2091, 2091, 1, "2091 1st Special Session"),
    ];
    expect(slugs(same)).toEqual({ 1: "2091-special-1", 2: "2091-special-2" });
  });

  it("stay what they are in the content folder", () => {
    const before = [session(7, 2091, 2091, 1)];
    expect(slugs([session(2, 2091, 2091, 1), session(7, 2091, 2091, 1)], before)).toEqual({
      2: "2091-special-2",
      7: "2091-special-1",
    });
  });

  it("are refused to a second regular session of the same years, to other spans and to unknown years", () => {
    expect(
      slugs([
        session(1, 2091, 2092),
        session(2, 2091, 2092),
        session(3, 2091, 2095),
        { ...session(4, 1, 1), years: null },
      ]),
    ).toEqual({
      1: "2091-2092",
      2: "another session has the slug 2091-2092",
      3: "a session from 2091 to 2095 has no slug",
      4: "no file says of which years its session is",
    });
  });
});
