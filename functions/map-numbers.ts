/** Written forms of a title's number: `16`, `016`, `Title 16`. */
const TITLE = /^(?:title[ _-]?)?0*(?<number>\d{1,6})$/i;
/** Written forms of a chapter's number: `5A`, `5a`, `05`, `Chapter 5`, and `Article 2` where a title prints articles. */
const CHAPTER = /^(?:(?:chapter|article|ch\.?)[ _-]?)?0*(?<number>\d{1,4}[A-Z]{0,2}(?:\.\d{1,3})?[A-Z]?)$/i;

/** Written forms of a year: `2019`, `02019`. */
const YEAR = /^0*(?<number>\d{1,6})$/;

/** A year as written, or null. Whether anything is of that year is not decided here. */
export function readYear(written: string): number | null {
  const number = YEAR.exec(written)?.groups?.["number"];
  return number === undefined ? null : Number(number);
}

/** The number of a title as written, or null. Whether there is such a title is not decided here. */
export function readTitle(written: string): number | null {
  const number = TITLE.exec(written)?.groups?.["number"];
  return number === undefined ? null : Number(number);
}

/** The number of a chapter as written, in capitals, or null. */
export function readChapter(written: string): string | null {
  return CHAPTER.exec(written)?.groups?.["number"]?.toUpperCase() ?? null;
}
