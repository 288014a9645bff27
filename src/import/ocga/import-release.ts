import { parseDocument } from "htmlparser2";
import type { StoredTitle } from "../../model/stored-headings.ts";
import { type StoredSection, storedSection } from "../../model/stored-section.ts";
import { ImportError } from "../import-error.ts";
import { readTitle } from "./read-title.ts";
import { type Release, readRelease } from "./release-facts.ts";
import { noticeInto, type Problem } from "./report.ts";
import { storedSections } from "./stored-sections.ts";
import { storedTitle } from "./stored-title.ts";

/** A page of one title: its file name, which becomes part of source addresses, and its text. */
export type TitlePage = { readonly name: string; readonly html: string };

/** One title as one release prints it. */
export type ImportedTitle = {
  readonly file: string;
  readonly release: Release;
  readonly title: StoredTitle;
  /** By citation, versions of one in printed order. */
  readonly sections: readonly StoredSection[];
  readonly problems: readonly Problem[];
  readonly annotations: number;
  readonly repeats: number;
};

/** `onFile` is called after each page. */
export type ImportOptions = { readonly onFile?: (name: string) => void };

/**
 * Imports title pages of one release, sorted by title. A page that is no title, a second page of one title or pages of
 * two releases throw an `ImportError`.
 */
export async function importRelease(
  pages: AsyncIterable<TitlePage> | Iterable<TitlePage>,
  { onFile }: ImportOptions = {},
): Promise<ImportedTitle[]> {
  const read: ImportedTitle[] = [];
  for await (const page of pages) {
    const title = importTitle(page, read[0]);
    const twin = read.find((other) => other.title.number === title.title.number);
    if (twin) throw new ImportError(`${page.name}: ${twin.file} is title ${title.title.number} too; keep one of them`);
    read.push(title);
    onFile?.(page.name);
  }
  if (read.length === 0) throw new ImportError("there is no title page to import");
  return read.sort((a, b) => a.title.number - b.title.number);
}

function importTitle({ name: file, html }: TitlePage, before: ImportedTitle | undefined): ImportedTitle {
  const page = parseDocument(html);
  const release = readRelease(file, page);
  if (before !== undefined && before.release.name !== release.name) {
    throw new ImportError(
      `${file}: is of ${release.name}, but ${before.file} is of ${before.release.name}; keep each release in a folder of its own`,
    );
  }
  const problems: Problem[] = [];
  const notice = noticeInto(problems, file);
  const read = readTitle(file, page, notice);
  if (read === null)
    throw new ImportError(
      `${file}: has no heading such as "TITLE 39 Minors"; keep only UniCourt title pages in the folder`,
    );
  const { sections, repeats } = storedSections(read.title, release, notice);
  const title = storedTitle(read.title, sections, release.date);
  return { file, release, title, sections: sections.map(checked), problems, annotations: read.annotations, repeats };
}

/** What leaves the importer fits the stored schema; anything else is a mistake in the importer. */
function checked(section: StoredSection): StoredSection {
  const { success, error } = storedSection.safeParse(section);
  if (success) return section;
  throw new Error(`${section.source_url} does not fit the stored schema: ${error.message}`);
}
