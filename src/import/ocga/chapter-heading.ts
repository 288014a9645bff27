import { HEADING_KINDS, type StoredHeading } from "../../model/stored-headings.ts";
import type { PageBlock } from "./page-blocks.ts";

/** What the heading of a chapter, article, part or subpart says. */
export type ChapterHeading = {
  readonly level: number;
  readonly kind: StoredHeading["kind"];
  readonly number: string;
  readonly heading: string;
};

/** Depth of a heading by its class. Releases that give a heading no class, or another, are read by the printed word. */
const LEVELS: ReadonlyMap<string, number> = new Map([
  ["oneh2", 1],
  ["twoh2", 2],
  ["articleh2", 2],
  ["threeh2", 3],
  ["parth2", 3],
  ["fourh2", 4],
  ["subparth2", 4],
  ["fiveh2", 5],
]);

const HEADING =
  /^(?<kind>chapter|article|part|subpart)s? (?<number>\d{1,4}[A-Z]{0,2}(?:\.\d{1,3})?[A-Z]?)(?![\w-])[.:]?(?: (?:[—–-] )?(?<heading>.*))?$/is;

/** Reads the heading of a chapter, article, part or subpart; null where it gives no number. */
export function readChapterHeading({ text, classes }: PageBlock): ChapterHeading | null {
  const groups = HEADING.exec(text)?.groups;
  const kind = HEADING_KINDS.find((name) => name === groups?.["kind"]?.toLowerCase());
  if (groups === undefined || kind === undefined) return null;
  const level = classes.map((name) => LEVELS.get(name)).find((found) => found !== undefined);
  return {
    level: level ?? HEADING_KINDS.indexOf(kind) + 1,
    kind,
    number: (groups["number"] ?? "").toUpperCase(),
    heading: groups["heading"] ?? "",
  };
}
