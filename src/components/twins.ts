import type { DocumentAddresses } from "../contract/addresses.ts";
import type { NormalQuery } from "../contract/artifact-path.ts";
import type { Language } from "../model/service-text.ts";
import { withQuery } from "./list-windows.ts";

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

/** The other forms of a document whose summaries are read in a language; the plain text has none and stays as it is. */
export function twinsIn(lang: Language, twins: readonly Twin[]): Twin[] {
  if (lang === "en") return [...twins];
  return twins.map((twin) => (twin.type === "text/plain" ? twin : { ...twin, href: withQuery(twin.href, { lang }) }));
}

/** The other forms of one version of a section, of the usual one without a qualifier; its JSON has every version. */
export function twinsOfVersion(version: string | null, twins: readonly Twin[]): Twin[] {
  if (version === null) return [...twins];
  return twins.map((twin) =>
    twin.type === "application/json" ? twin : { ...twin, href: withQuery(twin.href, { version }) },
  );
}

/** The other forms of a page of a list: those of the list, for what of it is shown. Only Markdown and JSON have parts. */
export function twinsAt(twins: readonly Twin[], query: NormalQuery): Twin[] {
  return twins.map((twin) => ({ ...twin, href: withQuery(twin.href, query) }));
}
