import type { StoredBill, StoredSession } from "./stored-bill.ts";
import type { StoredCorpus } from "./stored-corpus.ts";
import type { StoredTitle } from "./stored-headings.ts";
import type { StoredOpinion } from "./stored-opinion.ts";
import type { StoredProvision } from "./stored-provision.ts";
import type { StoredSection } from "./stored-section.ts";

/** The Code as the content folder holds it; sections and provisions in printed order. */
export type CodeContent = { titles: StoredTitle[]; sections: StoredSection[]; provisions: StoredProvision[] };

/** The bills as the content folder holds them: sessions oldest first, bills in number order. */
export type BillContent = { sessions: StoredSession[]; bills: StoredBill[] };

/** The opinions as the content folder holds them, in filing order: date filed, docket, cluster id. */
export type OpinionContent = { opinions: StoredOpinion[] };

/** A content folder, read and checked. A collection that the folder does not hold is null. */
export type Content = {
  corpus: StoredCorpus;
  code: CodeContent | null;
  bills: BillContent | null;
  opinions: OpinionContent | null;
};
