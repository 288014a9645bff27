/** A number with a comma between thousands: `10750` is `10,750`. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** A count with its noun: `1 section`, `2,340 sections`. */
export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** The first words of a text on one line, for a page's description; cut between words, with an ellipsis where cut. */
export function firstWords(text: string, maxChars: number): string {
  // A text can have half a million characters, of which a description needs the first few.
  const line = text
    .slice(0, maxChars * 8)
    .replace(/\s+/g, " ")
    .trim();
  if (line.length <= maxChars) return line;
  const cut = line.slice(0, maxChars);
  const end = cut.lastIndexOf(" ");
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,;:.(]+$/, "")}…`;
}
