import { parseSessionSlug } from "../../src/identifiers/bills/session-slug.ts";
import { type Answer, problemAnswer } from "../answer.ts";
import { billsOf } from "../collections.ts";
import { quoted } from "../problem.ts";
import type { Reading } from "../reading.ts";
import { redirectTo } from "../redirect.ts";
import type { Locate } from "../route-function.ts";
import { billRoute } from "./bill-forms.ts";
import { sessionPlace, sessionsPlace } from "./bill-places.ts";
import { findBill } from "./find-bill.ts";
import { toBill } from "./locate-bill.ts";
import { missingSession } from "./missing-bill.ts";
import { sessionMeant } from "./session-meant.ts";

/**
 * Follows `{session}`: null when it is the slug of a session that exists. On the site a bill's number stands at the same
 * place, and leads to the bill.
 */
export const locateSession: Locate = (reading) => {
  const shelf = billsOf(reading);
  const written = reading.params["session"] ?? "";
  const slug = parseSessionSlug(written);
  if (slug !== null && shelf.sessions().some((session) => session.slug === slug)) return null;
  const meant = sessionMeant(shelf, written);
  switch (meant.kind) {
    case "session":
      return redirectTo(reading, meant.fixed ? 308 : 307, { session: meant.session.slug });
    case "several":
      return severalSessions(reading, written, meant.sessions);
    case "none":
    case "unread":
      return billInstead(reading, written) ?? missingSession(reading, written);
    default:
      return meant satisfies never;
  }
};

function billInstead(reading: Reading, written: string): Answer | null {
  if (reading.route.host === "api") return null;
  const finding = findBill(billsOf(reading), written);
  if (finding.kind === "unread" || finding.kind === "no-session") return null;
  return toBill(reading, billRoute(reading.route), written, finding);
}

function severalSessions(
  { release: { corpus }, route }: Reading,
  written: string,
  sessions: readonly { slug: Parameters<typeof sessionPlace>[2] }[],
): Answer {
  return problemAnswer({
    kind: "not-found",
    detail: `${quoted(written)} may mean several sessions: choose one.`,
    nearest: [],
    above: sessionsPlace(corpus, route.host),
    candidates: sessions.map(({ slug }) => sessionPlace(corpus, route.host, slug)),
  });
}
