/** Address of the Markdown twin of a page: twins link to twins. */
export function twinOf(canonical_url: string): string {
  return `${canonical_url}.md`;
}

/** Address of a twin with a query; parameters that are undefined are left out. */
export function twinAddress(md_url: string, query: Readonly<Record<string, string | number | undefined>>): string {
  const written = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(String(value))}`],
  );
  return written.length === 0 ? md_url : `${md_url}?${written.join("&")}`;
}
