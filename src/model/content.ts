import type { StoredCorpus } from "./stored-corpus.ts";
import type { StoredTitle } from "./stored-headings.ts";
import type { StoredProvision } from "./stored-provision.ts";
import type { StoredSection } from "./stored-section.ts";

/** The Code as the content folder holds it; sections and provisions in printed order. */
export type CodeContent = { titles: StoredTitle[]; sections: StoredSection[]; provisions: StoredProvision[] };

/** A content folder, read and checked. A collection that the folder does not hold is null. */
export type Content = { corpus: StoredCorpus; code: CodeContent | null };
