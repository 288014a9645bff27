/** Something of an import that a reader of its report should know: which file, which field and value, and why. */
export type ImportItem = { file: string; field: string; value: string; reason: string };

/** What became of everything that an import was given. */
export type BillImportReport = {
  /** Files and bills that are not imported. */
  left_out: ImportItem[];
  /** Fields of imported bills that were not understood and are empty. */
  not_understood: ImportItem[];
  /** Bills that are there more than once: the older one. */
  repeated: ImportItem[];
  /** Texts that are not stored, or stored with a doubt. */
  texts: ImportItem[];
};

/** An empty report. */
export function emptyReport(): BillImportReport {
  return { left_out: [], not_understood: [], repeated: [], texts: [] };
}
