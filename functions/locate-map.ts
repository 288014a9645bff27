import { LIMITS } from "../src/contract/limits.ts";
import { compareDesignations } from "../src/identifiers/designation.ts";
import type { TitleRecord } from "../src/model/tree-records.ts";
import { type Answer, problemAnswer } from "./answer.ts";
import { readChapter, readTitle } from "./map-numbers.ts";
import { chapterPlace, titlePlace, treePlace } from "./places.ts";
import { type Place, quoted } from "./problem.ts";
import type { Reading } from "./reading.ts";
import { redirectTo } from "./redirect.ts";

/** Follows `{title}`: null when it is the canonical number of a title that exists. */
export function locateTitle(reading: Reading): Answer | null {
  const written = reading.params["title"] ?? "";
  const title = readTitle(written);
  if (title === null) return unreadTitle(reading, written);
  if (reading.release.corpus.title(title) === null) return missingTitle(reading, title);
  return String(title) === written ? null : redirectTo(reading, 308, { title: String(title) });
}

/** Follows `{title}` and `{chapter}`: null when both are canonical and the chapter exists. */
export function locateChapter(reading: Reading): Answer | null {
  const written = { title: reading.params["title"] ?? "", chapter: reading.params["chapter"] ?? "" };
  const title = readTitle(written.title);
  if (title === null) return unreadTitle(reading, written.title);
  const record = reading.release.corpus.title(title);
  if (record === null) return missingTitle(reading, title);
  const chapter = readChapter(written.chapter);
  if (chapter === null || reading.release.corpus.chapter(title, chapter) === null) {
    return missingChapter(reading, record, written.chapter, chapter);
  }
  if (String(title) === written.title && chapter === written.chapter) return null;
  return redirectTo(reading, 308, { title: String(title), chapter });
}

function unreadTitle({ release, route }: Reading, written: string): Answer {
  const detail = `${quoted(written)} is not the number of a title.`;
  return problemAnswer({ kind: "not-found", detail, nearest: [], above: treePlace(release.corpus, route.host) });
}

function missingTitle({ release: { corpus }, route }: Reading, title: number): Answer {
  const distance = (other: number) => Math.abs(other - title);
  const nearest = corpus
    .tree()
    .titles.map((other) => other.title)
    .sort((a, b) => distance(a) - distance(b) || a - b)
    .slice(0, LIMITS.nearest);
  return problemAnswer({
    kind: "not-found",
    detail: `No title ${title} is in this edition of the Code.`,
    nearest: places(nearest, (near) => titlePlace(corpus, route.host, near)),
    above: treePlace(corpus, route.host),
  });
}

function missingChapter(
  { release: { corpus }, route }: Reading,
  title: TitleRecord,
  written: string,
  read: string | null,
): Answer {
  const nearest = read === null ? [] : nearestChapters(title, read);
  return problemAnswer({
    kind: "not-found",
    detail: `Title ${title.title} has no chapter ${read ?? quoted(written)}.`,
    nearest: places(nearest, (near) => chapterPlace(corpus, route.host, title.title, near)),
    above: titlePlace(corpus, route.host, title.title),
  });
}

/** Chapters on both sides of where the missing one would stand, nearest first. */
function nearestChapters({ chapters }: TitleRecord, missing: string): string[] {
  const numbers = chapters.map(({ chapter }) => chapter);
  const after = numbers.findIndex((chapter) => compareDesignations(chapter, missing) > 0);
  const gap = (after === -1 ? numbers.length : after) - 0.5;
  return numbers
    .map((chapter, index) => ({ chapter, distance: Math.abs(index - gap) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, LIMITS.nearest)
    .map(({ chapter }) => chapter);
}

function places<Id>(ids: readonly Id[], place: (id: Id) => Place | null): Place[] {
  return ids.map(place).filter((found) => found !== null);
}
