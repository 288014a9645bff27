import { parseDocument } from "htmlparser2";
import type { StoredCollection } from "../../model/stored-corpus.ts";
import type { StoredTitle } from "../../model/stored-headings.ts";
import { type StoredSection, storedSection } from "../../model/stored-section.ts";
import { ImportError } from "../import-error.ts";
import { collectionFacts } from "./collection-facts.ts";
import { countByStatus, type ImportReport } from "./import-report.ts";
import { readTitle } from "./read-title.ts";
import { type Release, readRelease } from "./release-facts.ts";
import { DAMAGED_UPSTREAM, noticeInto, type Problem } from "./report.ts";
import { storedSections } from "./stored-sections.ts";
import { storedTitle } from "./stored-title.ts";

/** A page of one title: its file name, which becomes part of source addresses, and its text. */
export type TitlePage = { readonly name: string; readonly html: string };

/** One release of the Code as it is kept. */
export type ImportedCode = {
  readonly sections: StoredSection[];
  readonly titles: StoredTitle[];
  readonly collection: StoredCollection;
  readonly report: ImportReport;
};

/** `onFile` is called after each page. */
export type ImportOptions = { readonly onFile?: (name: string) => void };

/**
 * Imports the title pages of one release. Whatever is not understood is kept and listed in the report; a page that is no
 * title, a second page of one title or pages of two releases throw an `ImportError`.
 */
export async function importOcga(
  pages: AsyncIterable<TitlePage> | Iterable<TitlePage>,
  options: ImportOptions = {},
): Promise<ImportedCode> {
  const problems: Problem[] = [];
  const read: (ImportedTitle & { file: string })[] = [];
  for await (const page of pages) {
    const title = importTitle(page, read[0], problems);
    const twin = read.find((other) => other.title.number === title.title.number);
    if (twin) throw new ImportError(`${page.name}: ${twin.file} is title ${title.title.number} too; keep one of them`);
    read.push({ ...title, file: page.name });
    options.onFile?.(page.name);
  }
  const first = read[0];
  if (first === undefined) throw new ImportError("there is no title page to import");
  read.sort((a, b) => a.title.number - b.title.number);
  const sections = read.flatMap((entry) => entry.sections);
  const titles = read.map((entry) => entry.title);
  const outOfOrder = problems.filter(({ kind }) => DAMAGED_UPSTREAM.has(kind));
  return {
    sections,
    titles,
    collection: collectionFacts(first.release, titles, citationsOf(outOfOrder, sections)),
    report: {
      release: first.release.name,
      titles: titles.length,
      sections: new Set(sections.map(({ citation }) => citation)).size,
      versions: sections.length,
      by_status: countByStatus(sections),
      annotations: sum(read.map((entry) => entry.annotations)),
      repeats: sum(read.map((entry) => entry.repeats)),
      out_of_order: outOfOrder,
      not_understood: problems.filter(({ kind }) => !DAMAGED_UPSTREAM.has(kind)),
    },
  };
}

type ImportedTitle = {
  release: Release;
  title: StoredTitle;
  sections: StoredSection[];
  annotations: number;
  repeats: number;
};

function importTitle(
  { name, html }: TitlePage,
  before: { readonly release: Release; readonly file: string } | undefined,
  problems: Problem[],
): ImportedTitle {
  const page = parseDocument(html);
  const release = readRelease(name, page);
  if (before !== undefined && before.release.name !== release.name) {
    throw new ImportError(
      `${name}: is of ${release.name}, but ${before.file} is of ${before.release.name}; keep each release in a folder of its own`,
    );
  }
  const notice = noticeInto(problems, name);
  const read = readTitle(name, page, notice);
  if (read === null)
    throw new ImportError(
      `${name}: has no heading such as "TITLE 39 Minors"; keep only UniCourt title pages in the folder`,
    );
  const { sections, repeats } = storedSections(read.title, release, notice);
  const title = storedTitle(read.title, sections, release.date);
  return { release, title, sections: sections.map(checked), annotations: read.annotations, repeats };
}

/** What leaves the importer fits the stored schema; anything else is a mistake in the importer. */
function checked(section: StoredSection): StoredSection {
  const { success, error } = storedSection.safeParse(section);
  if (success) return section;
  throw new Error(`${section.source_url} does not fit the stored schema: ${error.message}`);
}

function citationsOf(problems: readonly Problem[], sections: readonly StoredSection[]): string[] {
  const pages = new Set(problems.map(({ file, id }) => `${file}#${id}`));
  const found = sections.filter(({ source_url }) => pages.has(source_url.slice(source_url.lastIndexOf("/") + 1)));
  return [...new Set(found.map(({ citation }) => citation))];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
