import { citationParts, compareCitations } from "../identifiers/citation.ts";
import type { StoredHeading, StoredTitle } from "../model/stored-headings.ts";
import { type StoredSection, versionQualifier } from "../model/stored-section.ts";
import type { DocumentFile } from "./markdown-files.ts";
import type { ContentProblem } from "./problem.ts";
import { sectionFilePath } from "./section-file.ts";

/** What is wrong between files: names, doubled versions, headings that do not exist, runs that end before they begin. */
export function checkCode(
  files: readonly DocumentFile<StoredSection>[],
  titles: readonly StoredTitle[],
): ContentProblem[] {
  const versions = Map.groupBy(files, ({ document }) => document.citation);
  const places = headingPlaces(titles);
  return [
    ...doubledTitles(titles),
    ...files.flatMap(({ file, document: section }) => [
      ...checkName(file, section, (versions.get(section.citation)?.length ?? 0) > 1),
      ...checkPlace(file, section, places),
      ...checkRun(file, section),
    ]),
  ];
}

function checkName(file: string, section: StoredSection, several: boolean): ContentProblem[] {
  const expected = sectionFilePath(section, several);
  // A lone version may carry its qualifier: the other one may have been taken away.
  if (file === expected || file === sectionFilePath(section, true)) return [];
  const value = JSON.stringify(section.citation);
  return [{ file, field: "citation", value, message: `belongs in ${expected} (version ${versionQualifier(section)})` }];
}

function checkPlace(file: string, section: StoredSection, places: ReadonlySet<string>): ContentProblem[] {
  const { title, chapter } = citationParts(section.citation);
  const place = [`title-${title}`, chapter, ...(section.under === null ? [] : [section.under])].join("/");
  if (places.has(place)) return [];
  const value = JSON.stringify(section.under);
  return [
    { file, field: "under", value, message: `titles.json has no such heading in title ${title}, chapter ${chapter}` },
  ];
}

function checkRun(file: string, { citation, through }: StoredSection): ContentProblem[] {
  if (through === null || compareCitations(citation, through) < 0) return [];
  return [{ file, field: "through", value: JSON.stringify(through), message: `must come after ${citation}` }];
}

function doubledTitles(titles: readonly StoredTitle[]): ContentProblem[] {
  return titles.flatMap((title, index) => {
    const before = titles[index - 1];
    if (before === undefined || before.number < title.number) return [];
    return [
      {
        file: "code/titles.json",
        field: `titles.${index}.number`,
        value: String(title.number),
        message: `must be greater than ${before.number}`,
      },
    ];
  });
}

/** Every place where a section may stand: `title-16/5`, `title-16/5/article-1`, `title-16/5/article-1/part-2`. */
function headingPlaces(titles: readonly StoredTitle[]): Set<string> {
  const places = new Set<string>();
  const add = (path: string, children: readonly StoredHeading[]) => {
    places.add(path);
    for (const child of children) add(`${path}/${child.kind}-${child.number}`, child.children);
  };
  for (const title of titles)
    for (const chapter of title.chapters) add(`title-${title.number}/${chapter.number}`, chapter.children);
  return places;
}
