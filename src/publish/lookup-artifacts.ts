import type { BillShelf } from "../corpus/bill-shelf.ts";
import type { Corpus } from "../corpus/corpus.ts";
import type { OpinionShelf } from "../corpus/opinion-shelf.ts";
import { billName } from "../lookup/bill-reading.ts";
import { buildShards } from "../lookup/build-shards.ts";
import { codeName } from "../lookup/code-reading.ts";
import type { NamedEntry } from "../lookup/lookup-entry.ts";
import { opinionNames } from "../lookup/opinion-reading.ts";
import type { Collection } from "../model/common.ts";
import type { ArtifactWriter } from "./artifact-writer.ts";
import { must } from "./must.ts";

/** Writes the browser's indexes of headings: the site host serves them under `/lookup/code/`, `bills/` and `opinions/`. */
export function publishLookup(writer: ArtifactWriter, corpus: Corpus): void {
  for (const { collection } of corpus.collections()) {
    const shards = buildShards(lookupEntries(corpus, collection));
    for (const { name, body } of shards) writer.put(`site/lookup/${collection}/${name}`, body);
  }
}

/**
 * The documents of a loaded collection as the browser looks them up. Of equal hits the first stands first: sections in
 * printed order, bills by number with the newest session first, the newest opinions first.
 */
export function lookupEntries(corpus: Corpus, collection: Collection): NamedEntry[] {
  switch (collection) {
    case "code":
      return codeEntries(corpus);
    case "bills":
      return billEntries(must(corpus.bills));
    case "opinions":
      return opinionEntries(must(corpus.opinions));
    default:
      return collection satisfies never;
  }
}

function codeEntries(corpus: Corpus): NamedEntry[] {
  return corpus.tree().titles.flatMap(({ title, heading, chapters }) =>
    chapters.flatMap(({ chapter, heading: chapterHeading }) =>
      must(corpus.chapter(title, chapter)).items.map(({ citation, catchline, status }) => ({
        id: citation,
        heading: catchline,
        place: `${heading} › ${chapterHeading}`,
        status,
        names: [codeName(citation)],
      })),
    ),
  );
}

function billEntries(bills: BillShelf): NamedEntry[] {
  return bills.sessions().flatMap(({ slug, count }) =>
    bills.inNumberOrder({ session: slug }, { offset: 0, limit: count }).rows.map(({ slim }) => ({
      id: slim.id,
      heading: slim.title,
      // The slug alone: a word that every bill of the session has would be a list of all of them.
      place: slug,
      status: slim.status_label,
      names: [billName(slim.id)],
    })),
  );
}

function opinionEntries(opinions: OpinionShelf): NamedEntry[] {
  const { rows } = opinions.newest({}, { offset: 0, limit: opinions.keys().length });
  return rows.map(({ slim }) => ({
    id: slim.id,
    heading: slim.case_name,
    place: slim.date_filed.slice(0, 4),
    status: slim.precedential_status ?? "",
    names: opinionNames([slim.docket, ...slim.dockets], slim.citations, slim.cluster_id),
  }));
}
