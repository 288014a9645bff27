import { type Answer, problemAnswer } from "./answer.ts";
import { quoted } from "./problem.ts";
import type { Reading } from "./reading.ts";

/** A page of the sitemap that is not among the artifacts lies beyond the last one. */
export function locateSitemap(reading: Reading): Answer | null {
  const { page } = reading.query;
  if (page === undefined) return null;
  const { roots } = reading.release.corpus;
  return problemAnswer({
    kind: "not-found",
    detail: `There is no page ${page}. The pages are listed at the address without page.`,
    nearest: [],
    above: { id: "sitemap-entries", url: `${roots.api}/code/sitemap-entries` },
  });
}

/** A file of the bundle that is not among the artifacts is not part of it. */
export function locateBulkAsset(reading: Reading): Answer {
  const { roots } = reading.release.corpus;
  const detail = `No file ${quoted(reading.params["filename"] ?? "")} is in the download bundle. The listing names its files.`;
  return problemAnswer({
    kind: "not-found",
    detail,
    nearest: [],
    above: { id: "bulk", url: `${roots.api}/code/bulk` },
  });
}
