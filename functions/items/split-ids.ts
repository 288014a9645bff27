/** The `ids` of a batch read (contract section 8): separated by commas, without blanks around them; empty ones are dropped. */
export function splitIds(ids: string): string[] {
  return ids
    .split(",")
    .map((written) => written.trim())
    .filter((written) => written !== "");
}
