import type { StoredCorpus } from "./stored-corpus.ts";
import type { StoredTitle } from "./stored-headings.ts";
import type { StoredSection } from "./stored-section.ts";

/** The Code as the content folder holds it. */
export type CodeContent = { titles: StoredTitle[]; sections: StoredSection[] };

/** A content folder, read and checked. A collection that the folder does not hold is null. */
export type Content = { corpus: StoredCorpus; code: CodeContent | null };
