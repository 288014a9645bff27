import { REPORTER_SOURCE } from "../../identifiers/opinions/reporter-pattern.ts";

/** A way to refer to what is cited elsewhere in a draft. `source` is a pattern source, matched with its case. */
export type ShortForm = { readonly name: string; readonly source: string; readonly examples: readonly string[] };

const PIN = String.raw`(?:,? at (?:pp?\. ?|\*)?\d{1,6}(?:-\d{1,6})?(?: ?\(\d{1,2}\))?)`;

/** Short forms are told, and not followed: what they refer to is for a reader to say. */
export const SHORT_FORMS: readonly ShortForm[] = [
  {
    name: "the citation before",
    source: String.raw`(?:[Ii]d|[Ii]bid)\.${PIN}?(?! ?v\.)(?![A-Za-z])`,
    examples: ["Id.", "id. at 458", "Ibid."],
  },
  {
    name: "an earlier citation",
    source: `[Ss]upra(?![A-Za-z])${PIN}?`,
    examples: ["supra", "supra, at 458"],
  },
  {
    name: "a page of a decision",
    source: String.raw`[1-9]\d{0,3} ${REPORTER_SOURCE} at (?:\*)?\d{1,6}(?:-\d{1,6})?(?: ?\(\d{1,2}\)(?: ?\([a-z]\))?)?`,
    examples: ["312 Ga. at 458", "861 S.E.2d at 99-100"],
  },
];
