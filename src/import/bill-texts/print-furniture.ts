/**
 * What is printed on every page of a Georgia bill beside its text. Each is taken out only where it fills a line, and a
 * bill's number only above a page's number, so that no line of the text is lost.
 */
const PAGE_NUMBER = /^\s*-\s*\d{1,4}\s*-\s*$/;
const BILL_LINE = /^\s*[HS]\.\s?[BR]\.\s?\d{1,5}(?:\s*\([A-Z /]{2,20}\))?\s*$/;
const FOOTER = /^\s*[HS]\.\s?[BR]\.\s?\d{1,5}(?:\s*\([A-Z /]{2,20}\))?\s+-\s*\d{1,4}\s*-\s*$/;
const HEADER = /^\s*(?:\d{2}\s+)?(?:LC \d{1,3} \d{3,5}[A-Z]{0,5}|[HS][BR] ?\d{1,5}\/[A-Z]{1,6}\*?)\s*$/;
/** The same where a program has run all lines together: footer, then the next page's header. */
const RUN_IN =
  /\s[HS]\. [BR]\. \d{1,5}(?: \([A-Z /]{2,20}\))? - (?<page>\d{1,4}) -(?: (?:\d{2} )?(?:LC \d{1,3} \d{3,5}[A-Z]{0,5}|[HS][BR] \d{1,5}\/[A-Z]{1,6}\*?)(?= ))?/g;

/** A line of a text file, and whether a page ended before it. */
export type PrintedLine = { readonly text: string; readonly newPage: boolean };

/** Takes the lines of page furniture out. What was left out is counted. */
export function withoutFurniture(lines: readonly string[]): { lines: PrintedLine[]; removed: number } {
  const kept: PrintedLine[] = [];
  let newPage = false;
  let removed = 0;
  for (const [index, raw] of lines.entries()) {
    const formFeed = raw.includes("\f");
    const text = raw.replaceAll("\f", "");
    newPage ||= formFeed;
    const bare = text.replace(/^\s*\d{1,4}\s{2,}(?=[HS]\.)/, "");
    const follows = lines.slice(index + 1, index + 4).find((line) => line.trim() !== "") ?? "";
    const ofPage = PAGE_NUMBER.test(text) || FOOTER.test(bare) || (BILL_LINE.test(bare) && PAGE_NUMBER.test(follows));
    if (ofPage || (HEADER.test(text) && (newPage || kept.length === 0))) {
      removed += 1;
      newPage ||= ofPage;
    } else if (text.trim() === "") kept.push({ text: "", newPage: false });
    else {
      kept.push({ text, newPage });
      newPage = false;
    }
  }
  return { lines: kept, removed };
}

/** Takes footers out of a text whose lines are run together, while their numbers count up from 1. */
export function withoutRunInFurniture(text: string): string {
  let expected = 1;
  return text.replace(RUN_IN, (whole, ...rest) => {
    const { page } = rest.at(-1) as { page: string };
    if (Number(page) !== expected) return whole;
    expected += 1;
    return "";
  });
}
