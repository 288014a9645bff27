import type { PublicRoots } from "../contract/addresses.ts";
import type { SessionRecord } from "../model/bill-lists.ts";
import type { Collection } from "../model/common.ts";
import type { YearRecord } from "../model/opinion-lists.ts";
import type { ConstitutionRecord } from "../model/provision-records.ts";
import type { ChapterRecord, TitleRecord } from "../model/tree-records.ts";
import type { Frontmatter, Stamp } from "./frontmatter.ts";
import { levelName } from "./printed-headings.ts";

type MapRecord = TitleRecord | ChapterRecord | ConstitutionRecord | SessionRecord | YearRecord;

/** How the two constitutions are cited as a whole. */
const CONSTITUTIONS = { ga: "Ga. Const.", us: "U.S. Const." } as const;

/** The frontmatter of a title, chapter, constitution, session or year: no single source page, status or version. */
export function mapFrontmatter(record: MapRecord, stamp: Stamp): Frontmatter {
  const license = "scheme" in record ? record.license : stamp.license;
  return pageFrontmatter(citedMap(record), record.canonical_url, { ...stamp, license });
}

/** The frontmatter of the map of the Code. */
export function codeIndexFrontmatter(stamp: Stamp, { site }: Pick<PublicRoots, "site">): Frontmatter {
  return pageFrontmatter("O.C.G.A.", `${site}/code`, stamp);
}

/** The frontmatter of the map of the bills, which are cited one by one. */
export function billsIndexFrontmatter(stamp: Stamp, { site }: Pick<PublicRoots, "site">): Frontmatter {
  return pageFrontmatter(null, `${site}/bills`, stamp);
}

/** The frontmatter of the map of the opinions, which are cited one by one. */
export function opinionsIndexFrontmatter(stamp: Stamp, { site }: Pick<PublicRoots, "site">): Frontmatter {
  return pageFrontmatter(null, `${site}/opinions`, stamp);
}

/** The frontmatter of what is said about a collection, which is nothing to cite and has no page but its own address. */
export function aboutFrontmatter(collection: Collection, stamp: Stamp, { api }: Pick<PublicRoots, "api">): Frontmatter {
  return pageFrontmatter(null, `${api}/${collection}/about/markdown`, stamp);
}

/** How a map is cited; a year of opinions is not. */
function citedMap(record: MapRecord): string | null {
  if ("scheme" in record) return CONSTITUTIONS[record.scheme];
  if ("session_name" in record) return record.session_name;
  if ("year" in record) return null;
  const title = `O.C.G.A. Title ${record.title}`;
  return "chapter" in record ? `${title}, ${levelName(record.kind, record.chapter)}` : title;
}

/** The frontmatter of what has no page but its own address, and no single source page, status or version. */
export function pageFrontmatter(cite_as: string | null, canonical_url: string, stamp: Stamp): Frontmatter {
  return {
    cite_as,
    canonical_url,
    source_url: null,
    status: null,
    date: stamp.releaseDate,
    version: null,
    corpus_version: stamp.corpusVersion,
    license: stamp.license,
  };
}
