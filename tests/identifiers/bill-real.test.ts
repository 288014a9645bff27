import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseBillNumber } from "../../src/identifiers/bills/bill-number.ts";
import { readBillReference } from "../../src/identifiers/bills/bill-reference.ts";
import { parseSessionSlug, type SessionSlug } from "../../src/identifiers/bills/session-slug.ts";
import { readSession, sessionsNamed, type WrittenSession } from "../../src/identifiers/bills/written-session.ts";
import { REAL_DATA } from "../real/real-data.ts";

const dataset = join(REAL_DATA, "legiscan-ga", "bill");
const service = join(REAL_DATA, "gga", "soap");
const dockets = join(REAL_DATA, "ga-dockets");

type Upstream = {
  bill_number: string;
  url: string;
  state_link: string;
  session: { year_start: number; year_end: number; session_name: string };
};

describe.skipIf(!existsSync(dataset))("in a LegiScan dataset (skipped without ../shared/data or REAL_DATA)", () => {
  const files = existsSync(dataset) ? readdirSync(dataset) : [];
  const bills = files.map((name) => (JSON.parse(readFileSync(join(dataset, name), "utf8")) as { bill: Upstream }).bill);

  test("every bill is read from its number, its address, its file's name and its number with its session", () => {
    expect(bills.length).toBeGreaterThan(0);
    for (const [index, { bill_number, url, session }] of bills.entries()) {
      const number = parseBillNumber(bill_number.toLowerCase());
      const { session_name, year_start } = session;
      const written = [bill_number, files[index] ?? "", url, `${bill_number}, ${session_name}`, `GA ${bill_number}`];
      for (const text of [...written, `${year_start}/${bill_number}`, `${bill_number} | ${session_name}`]) {
        expect(readBillReference(text), text).toMatchObject({ kind: "bill", number });
      }
    }
  });

  test("every session name and every year of an address means the session's slug", () => {
    for (const { url, session } of bills) {
      const slug = parseSessionSlug(`${session.year_start}-${session.year_end}`) as SessionSlug;
      const reading = readBillReference(url);
      const years = reading.kind === "bill" ? reading.session : null;
      for (const written of [readSession(session.session_name), years])
        expect(sessionsNamed(written as WrittenSession, [slug])).toEqual([slug]);
    }
  });

  test("no address of the General Assembly is taken for a bill's number", () => {
    for (const { state_link } of bills) expect(readBillReference(state_link).kind).toBe("unknown");
  });
});

describe.skipIf(!existsSync(service))("in the General Assembly's service (skipped without the data)", () => {
  const descriptions = (file: string): string[] =>
    [...readFileSync(join(service, file), "utf8").matchAll(/<a:Description>(.*?)<\/a:Description>/g)].map(
      ([, text = ""]) => text,
    );

  test("every bill of the index is read from its number", () => {
    const written = descriptions("legislation_get_legislation_for_session.xml");
    expect(written.length).toBeGreaterThan(1000);
    expect(written.filter((text) => readBillReference(text).kind !== "bill")).toEqual([]);
  });

  test("every session is read from its description and from its folder, and both mean the same years", () => {
    const xml = readFileSync(join(service, "get_sessions.xml"), "utf8");
    const folders = [...xml.matchAll(/Legislation\/(\w+)\//g)].map(([, folder = ""]) => readSession(folder));
    const sessions = descriptions("get_sessions.xml").map(readSession);
    expect(sessions.length).toBeGreaterThan(5);
    for (const [index, session] of sessions.entries()) {
      expect(session).not.toBeNull();
      expect(folders[index]).toMatchObject({ start: session?.start, end: session?.end });
    }
  });
});

describe.skipIf(!existsSync(dockets))("in the court's lists (skipped without the data)", () => {
  test("no line and no field is taken for a bill", () => {
    const read: string[] = [];
    for (const file of readdirSync(dockets)) {
      for (const text of readFileSync(join(dockets, file), "utf8").split(/[\n\t,;|"]/)) {
        const { kind } = readBillReference(text);
        if (kind === "bill" || kind === "ambiguous") read.push(text);
      }
    }
    expect(read).toEqual([]);
  });
});
