import { LIMITS } from "../contract/limits.ts";
import { ROUTES } from "../contract/routes.ts";
import type { BillShelf, CompiledBill } from "../corpus/bill-shelf.ts";
import { collectionStamp } from "../corpus/collection-stamp.ts";
import type { Corpus } from "../corpus/corpus.ts";
import type { BillRecord } from "../model/bill-records.ts";
import { aboutMarkdown } from "../render/about-markdown.ts";
import { billFullText } from "../render/bills/bill-full-text.ts";
import { billInLanguage } from "../render/bills/bill-in-language.ts";
import { billFrontmatter, billMarkdownBody } from "../render/bills/bill-markdown.ts";
import { billText } from "../render/bills/bill-text.ts";
import { billsIndexMarkdown } from "../render/bills/bills-index-markdown.ts";
import { sessionMarkdown } from "../render/bills/session-markdown.ts";
import { collectionRoot } from "../render/collection-root.ts";
import { renderJson } from "../render/render-json.ts";
import { listWindow } from "../render/windows/list-window.ts";
import { sessionList } from "../render/windows/session-list.ts";
import { sessionWindow } from "../render/windows/session-window.ts";
import type { ArtifactWriter } from "./artifact-writer.ts";
import { DocumentPublisher, NOTHING_PUBLISHED, type Published } from "./document-publisher.ts";
import type { EarlierRelease } from "./manifest.ts";
import { must } from "./must.ts";
import { pathOf } from "./route-artifacts.ts";

/** Writes every artifact of the bills: documents, sessions, lists. `earlier` is a release that the same code rendered. */
export function publishBills(
  corpus: Corpus,
  writer: ArtifactWriter,
  earlier: EarlierRelease | null,
  report: () => void,
): Published {
  const { bills } = corpus;
  if (bills === null) return NOTHING_PUBLISHED;
  const publisher = new DocumentPublisher(writer, earlier, "bills", collectionStamp(corpus, "bills"));
  for (const key of bills.keys()) {
    publishBill(publisher, must(bills.bill(key)));
    report();
  }
  publishLists(writer, corpus, bills);
  return publisher.result();
}

/** One bill: the record, its text, both with and without everything, in Spanish where that says anything else. */
function publishBill(publisher: DocumentPublisher, { record, spanish, text }: CompiledBill): void {
  const params = { session: record.session, number: record.number };
  const inSpanish = spanish.summary === null ? null : billInLanguage(record, spanish, "es");
  publisher.documents([
    [pathOf("bills.bill", params), renderJson(record)],
    ...(inSpanish === null ? [] : [[pathOf("bills.bill", params, { lang: "es" }), renderJson(inSpanish)] as const]),
    ...(text === null
      ? []
      : [[pathOf("bills.bill.full-text", params), renderJson(billFullText(record, text, "text"))] as const]),
  ]);
  if (text !== null) publisher.body(pathOf("bills.bill.text", params), () => billText(text, "text"));
  const markdown = (shown: BillRecord, query: Record<string, string>) =>
    publisher.stamped(
      pathOf("bills.bill.markdown", params, query),
      (stamp) => billFrontmatter(shown, stamp),
      () => billMarkdownBody(shown, text, { full: query["full"] === "1" }),
    );
  markdown(record, {});
  markdown(record, { full: "1" });
  if (inSpanish === null) return;
  markdown(inSpanish, { lang: "es" });
  markdown(inSpanish, { full: "1", lang: "es" });
}

/** What is said of the bills as a whole: root, map, provenance, sessions, the first windows, the list of documents. */
function publishLists(writer: ArtifactWriter, corpus: Corpus, bills: BillShelf): void {
  const { roots } = corpus;
  const stamp = collectionStamp(corpus, "bills");
  const meta = bills.meta();
  const sessions = sessionList(bills.sessions(), roots);
  const places = { routes: ROUTES, roots };
  writer.put(pathOf("bills", {}), renderJson(collectionRoot(meta, ROUTES, roots)));
  writer.put(pathOf("bills.index.markdown", {}), billsIndexMarkdown(sessions, meta, stamp, places));
  writer.put(pathOf("bills.about.markdown", {}), aboutMarkdown(meta, stamp, places));
  writer.put(pathOf("bills.sessions", {}), renderJson(sessions));
  const limit = LIMITS.listDefault;
  const newest = bills.newest({}, { offset: 0, limit });
  const recent = listWindow(newest, { limit, offset: 0, lang: "en" }, `${roots.api}/bills/recent`, {});
  writer.put(pathOf("bills.recent", {}), renderJson(recent));
  for (const session of bills.sessions()) {
    const params = { session: session.slug };
    const asked = { kind: null, start: 0, limit: LIMITS.sessionBills, lang: "en" } as const;
    const window = { offset: 0, limit: asked.limit };
    const first = bills.inNumberOrder({ session: session.slug }, window);
    const record = sessionWindow(session, first, asked, {}, roots);
    writer.put(pathOf("bills.session", params), renderJson(record));
    writer.put(pathOf("bills.session.markdown", params), sessionMarkdown(record, stamp));
  }
  writer.put(pathOf("bills.sitemap", {}), renderJson(bills.sitemap()));
}
