import { LIMITS } from "../../src/contract/limits.ts";
import { collectionStamp } from "../../src/corpus/collection-stamp.ts";
import type { BillKind } from "../../src/identifiers/bills/bill-number.ts";
import type { SessionRecord } from "../../src/model/bill-lists.ts";
import { sessionMarkdown } from "../../src/render/bills/session-markdown.ts";
import { renderJson } from "../../src/render/render-json.ts";
import { sessionWindow } from "../../src/render/windows/session-window.ts";
import { billsOf } from "../collections.ts";
import type { Compute } from "../computed.ts";
import { defaultPage } from "../default-page.ts";
import { languageOf } from "../language.ts";
import type { Reading } from "../reading.ts";
import { sessionPlace, sessionsPlace } from "./bill-places.ts";

/** `GET /bills/sessions/{session}`: a window of its bills in number order, of one kind or of all. */
export const computeSession: Compute = (reading) => ({ kind: "body", body: renderJson(windowOf(reading)) });

/** The same as Markdown, 500 bills a page. */
export const computeSessionMarkdown: Compute = (reading) => ({
  kind: "body",
  body: sessionMarkdown(windowOf(reading), collectionStamp(reading.release.corpus, "bills")),
});

/** The page of a session in a variant that is not an artifact. */
export const computeSessionPage: Compute = (reading) => {
  const { corpus } = reading.release;
  return defaultPage(
    reading,
    [sessionPlace(corpus, "api", requireSession(reading).slug)],
    sessionsPlace(corpus, "api"),
  );
};

/** The list of sessions as a page, in a release without pages. */
export const computeSessionsPage: Compute = (reading) =>
  defaultPage(reading, [], sessionsPlace(reading.release.corpus, "api"));

function windowOf(reading: Reading): SessionRecord {
  const { query, release } = reading;
  const session = requireSession(reading);
  // The kind is called `kind` in JSON and on the site, and `type` in Markdown (contract section 4.2).
  const kind = ((query["kind"] ?? query["type"]) as BillKind | undefined) ?? null;
  const asked = {
    kind,
    start: Number(query["start"] ?? 0),
    limit: Number(query["limit"] ?? LIMITS.sessionBills),
    lang: languageOf(query),
  };
  const filter = { session: session.slug, ...(kind !== null && { kind }) };
  const window = billsOf(reading).inNumberOrder(filter, { offset: asked.start, limit: asked.limit });
  return sessionWindow(session, window, asked, query, release.corpus.roots);
}

/** Located before: the path holds the slug of a session that exists. */
function requireSession(reading: Reading) {
  const session = billsOf(reading)
    .sessions()
    .find(({ slug }) => slug === reading.params["session"]);
  if (session === undefined) throw new Error("a session is computed before it is located");
  return session;
}
