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
  listLimit: 100,
  listDefault: 20,
  offset: 10_000,
  sessionBills: 500,
  yearOpinions: 400,
  resolveChars: 200,
  filterMinChars: 2,
  filterChars: 300,
  sessionChars: 32,
  caseTypeChars: 40,
  searchChars: 300,
  searchMarkdownLimit: 40,
  searchMarkdownDefault: 10,
  actsDefault: 25,
  chapterNameChars: 8,
  bodyBytes: 64 * 1024,
  draftBytes: 1024 * 1024,
  draftChars: 100_000,
  /** Messages of a conversation, and characters of each; all of them together have to fit into `bodyBytes`. */
  askMessages: 100,
  askMessageChars: 16_000,
  /** Candidates that resolve names. */
  candidates: 100,
  /** Citations named by a 404. */
  nearest: 5,
} as const;
