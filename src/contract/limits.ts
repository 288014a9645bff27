/** Bounds of contract section 8, and those that DESIGN adds. Lengths are in characters. */
export const LIMITS = {
  /** Printed notes in a section's Markdown, unless `notes=all`. */
  notesChars: 12_000,
  /** Section text in a chapter's Markdown with `full=1`. */
  chapterChars: 200_000,
  itemsIdsChars: 2_000,
  itemsDocuments: 20,
  itemsSections: 40,
  itemsChars: 300_000,
  quoteMinChars: 12,
  referenceChars: 300,
  /** Documents on one page of sitemap-entries. */
  sitemapEntries: 1_000,
  /** Citations named by a 404. */
  nearest: 5,
} as const;
