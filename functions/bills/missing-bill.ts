import { LIMITS } from "../../src/contract/limits.ts";
import type { BillKey } from "../../src/corpus/bill-shelf.ts";
import { formatBillNumber } from "../../src/identifiers/bills/bill-number.ts";
import { readSession } from "../../src/identifiers/bills/written-session.ts";
import type { BillRecord } from "../../src/model/bill-records.ts";
import { type Answer, problemAnswer } from "../answer.ts";
import { billsOf } from "../collections.ts";
import { mapUrl } from "../places.ts";
import { type Place, quoted } from "../problem.ts";
import type { Reading } from "../reading.ts";
import type { BillFinding } from "./bill-finding.ts";
import { billPlace, sessionPlace, sessionsPlace } from "./bill-places.ts";
import { sessionMeant } from "./session-meant.ts";

/** 404 for a reference that leads to no bill, or to several: the bills beside it, its session, the candidates. */
export function missingBill(
  reading: Reading,
  written: string,
  finding: Exclude<BillFinding, { kind: "bill" }>,
): Answer {
  switch (finding.kind) {
    case "missing":
      return missingNumber(reading, written, finding);
    case "no-session":
      return missingSession(reading, written);
    case "several":
      return severalBills(reading, written, finding.keys, finding.reason);
    case "unread":
      return unreadBill(reading, written, finding.reason);
    default:
      return finding satisfies never;
  }
}

function missingNumber(
  reading: Reading,
  written: string,
  { number, session }: BillFinding & { kind: "missing" },
): Answer {
  const { corpus } = reading.release;
  const { route } = reading;
  if (session === null) return unreadBill(reading, written, "There are no bills here.");
  const shelf = billsOf(reading);
  const elsewhere = shelf.sessionsWith(number).filter((other) => other !== session.slug);
  const others = elsewhere.length === 0 ? "" : ` Sessions that have one: ${elsewhere.join(", ")}.`;
  return problemAnswer({
    kind: "not-found",
    detail: `${quoted(written)} was read as ${formatBillNumber(number)}, which is not among the bills of ${session.name} here.${others} The bills next to it and its session are linked here.`,
    nearest: shelf
      .nearest({ session: session.slug, number }, LIMITS.nearest)
      .map((key) => billPlace(corpus, route, key)),
    above: sessionPlace(corpus, route.host, session.slug),
  });
}

/** 404 for a session that is not here: the sessions nearest in time, and the list of all. */
export function missingSession(reading: Reading, written: string): Answer {
  const { release, route } = reading;
  return problemAnswer({
    kind: "not-found",
    detail: `No session of ${quoted(written)} is here. The sessions that are here are linked.`,
    nearest: nearestSessions(reading, written),
    above: sessionsPlace(release.corpus, route.host),
  });
}

function nearestSessions(reading: Reading, written: string): Place[] {
  const { release, route } = reading;
  const year = readSession(written)?.start;
  const distance = ({ year_start }: { year_start: number }) => (year === undefined ? 0 : Math.abs(year_start - year));
  return [...billsOf(reading).sessions()]
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, LIMITS.nearest)
    .map(({ slug }) => sessionPlace(release.corpus, route.host, slug));
}

function severalBills(reading: Reading, written: string, keys: readonly BillKey[], reason: string): Answer {
  const { corpus } = reading.release;
  const { route } = reading;
  const [first, ...rest] = new Set(keys.map(({ session }) => session));
  return problemAnswer({
    kind: "not-found",
    detail: `${quoted(written)} is not the address of one bill. ${reason}`,
    nearest: [],
    above:
      first !== undefined && rest.length === 0
        ? sessionPlace(corpus, route.host, first)
        : sessionsPlace(corpus, route.host),
    candidates: keys.slice(0, LIMITS.candidates).map((key) => billPlace(corpus, route, key)),
  });
}

/** 404 for a text that is no reference to a bill; its session may have been read. */
function unreadBill(reading: Reading, written: string, reason: string): Answer {
  const { corpus } = reading.release;
  const { host } = reading.route;
  const meant = sessionMeant(billsOf(reading), written.split("/", 1)[0] ?? "");
  return problemAnswer({
    kind: "not-found",
    detail: `${quoted(written)} is not the address of one bill. ${reason}`,
    nearest: [],
    above: meant.kind === "session" ? sessionPlace(corpus, host, meant.session.slug) : sessionsPlace(corpus, host),
  });
}

/** 404 for the text of a bill that has none here: why, its record, and where the text is officially. */
export function missingBillText({ release: { corpus }, route }: Reading, record: BillRecord): Answer {
  const official = record.source_url === null ? "" : ` Officially it is at ${record.source_url}.`;
  return problemAnswer({
    kind: "not-found",
    detail: `No text of ${record.cite_as} is stored. ${record.text_note}${official}`,
    nearest: [{ id: record.id, url: mapUrl(route.host, record) }],
    above: sessionPlace(corpus, route.host, record.session),
  });
}
