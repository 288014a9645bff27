import type { DocumentAddresses } from "../contract/addresses.ts";

/** The same document in another form. */
export type Twin = { type: string; href: string; label: string };

/** The other forms of a document or map, for its head and for its reader. Maps have no plain text. */
export function twinsOf(record: Omit<DocumentAddresses, "text_url" | "canonical_url"> & { text_url?: string }): Twin[] {
  const twins = [
    { type: "text/markdown", href: record.md_url, label: "Markdown" },
    { type: "application/json", href: record.json_url, label: "JSON" },
  ];
  if (record.text_url !== undefined)
    twins.splice(1, 0, { type: "text/plain", href: record.text_url, label: "Plain text" });
  return twins;
}
