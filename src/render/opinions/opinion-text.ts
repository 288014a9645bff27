/** An opinion's text alone, verbatim, and one line break. Printed page numbers are not part of it. */
export function opinionText(text: string): string {
  return `${text}\n`;
}
