import { codeStamp } from "../corpus/code-stamp.ts";
import type { Corpus } from "../corpus/corpus.ts";
import type { Content } from "../model/content.ts";
import type { ArtifactWriter } from "./artifact-writer.ts";
import { publishBulk } from "./bulk-artifacts.ts";
import { DocumentPublisher, type PublishCounts } from "./document-publisher.ts";
import { publishLists } from "./list-artifacts.ts";
import type { EarlierRelease } from "./manifest.ts";
import { publishMaps } from "./map-artifacts.ts";
import { must } from "./must.ts";
import { publishConstitutions } from "./provision-artifacts.ts";
import { publishSection } from "./section-artifacts.ts";

/** What was published, and which JSON artifacts are not as they were. */
export type Published = { counts: PublishCounts; changed: ReadonlySet<string> };

/**
 * Writes every artifact of the Code: sections, maps, constitutions, lists, the bundle. `content` is what the store was
 * compiled from; `earlier` is a release that the same code rendered, or null.
 */
export function publishCode(
  corpus: Corpus,
  { code, corpus: { code: collection } }: Content,
  writer: ArtifactWriter,
  earlier: EarlierRelease | null,
  report: () => void,
): Published {
  const facts = corpus.collections().find((each) => each.collection === "code");
  if (facts === undefined || code === null || collection === undefined) {
    return { counts: { rendered: 0, stamped: 0, reused: 0 }, changed: new Set() };
  }
  const stamp = codeStamp(corpus);
  const publisher = new DocumentPublisher(writer, earlier, stamp);
  for (const citation of corpus.citations()) {
    publishSection(publisher, must(corpus.section(citation)));
    report();
  }
  publishMaps(publisher, corpus);
  publishConstitutions(publisher, corpus, report);
  publishLists(writer, corpus, stamp);
  publishBulk(writer, { facts, collection, content: code, roots: corpus.roots }, publisher.sameStamp);
  return publisher.result();
}
