/** A request's address: the decoded path, null where its percent-encoding is broken, and the query as it was sent. */
export type Target = { path: string | null; search: string };

/** Splits an absolute request address. */
export function splitTarget(url: string): Target {
  const start = url.indexOf("/", url.indexOf("://") + 3);
  const mark = url.indexOf("?", start);
  const path = start === -1 ? "/" : url.slice(start, mark === -1 ? undefined : mark);
  return { path: decodePath(path), search: mark === -1 ? "" : url.slice(mark + 1) };
}

function decodePath(path: string): string | null {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
