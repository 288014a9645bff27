import type { SearchHit } from "../../model/search-records.ts";
import type { FieldName } from "./fields.ts";

/** What a hit shows of a document whatever the words are. */
export type HitFacts = Omit<
  SearchHit,
  "snippet" | "matches" | "snippet_markdown" | "snippet_html" | "score" | "matched"
>;

/** A document (of a section, one version of it) on its way into the index. */
export type SearchSource = {
  /** Rows of the store: `document.id`, and `version.position` of the text. */
  document: number;
  version: number;
  /** Values of the columns that filters compare, in the order of the collection's filter table. */
  filters: readonly (string | number)[];
  hit: HitFacts;
  fields: Record<Exclude<FieldName, "above">, string>;
  /** Headings, tags or subjects above the document, outermost first, and whether it is the first in force under each. */
  above: readonly { heading: string; opens: boolean }[];
  /** What snippets are cut from where that is not the stored text as it is; null where it is. */
  body: string | null;
  /** Documents of one kin stand together: sections of a chapter. Empty where that says nothing. */
  kin: string;
  /** Short titles of acts that it states. */
  shortTitles: readonly string[];
};
