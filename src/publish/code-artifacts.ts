import { collectionStamp } from "../corpus/collection-stamp.ts";
import type { Corpus } from "../corpus/corpus.ts";
import type { Content } from "../model/content.ts";
import type { ArtifactWriter } from "./artifact-writer.ts";
import { publishBulk } from "./bulk-artifacts.ts";
import { DocumentPublisher, NOTHING_PUBLISHED, type Published } from "./document-publisher.ts";
import { publishLists } from "./list-artifacts.ts";
import type { EarlierRelease } from "./manifest.ts";
import { publishMaps } from "./map-artifacts.ts";
import { must } from "./must.ts";
import { publishConstitutions } from "./provision-artifacts.ts";
import { publishSection } from "./section-artifacts.ts";

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
  if (facts === undefined || code === null || collection === undefined) return NOTHING_PUBLISHED;
  const stamp = collectionStamp(corpus, "code");
  const publisher = new DocumentPublisher(writer, earlier, "code", stamp);
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
