import type { DocketNumber } from "./docket-number.ts";
import { georgiaDocketParts } from "./georgia-docket.ts";

/**
 * What the letter of a docket number of the Supreme Court of Georgia stands for. The court has twenty categories, each
 * with its letter. Source: the list in Howard & Arca, "How Does My Appeal Get Assigned To A Supreme Court Justice"
 * (howardandarca.com, 2015), a law firm's account. Names of cases that the court listed from 2015 to 2021 agree where
 * they tell: F spouses, X "and vice versa", Y and Z "In the Matter of". `slug` is what `case_type` takes, at most 40
 * characters. Letters that are not here are `unclassified`.
 */
export const CASE_TYPES = [
  { letter: "A", slug: "direct-appeal", label: "Direct appeal", what: "appeals within the court's own jurisdiction" },
  {
    letter: "B",
    slug: "special-master-petition",
    label: "Petition for a special master or receiver",
    what: "disciplinary petitions for the appointment of a special master or receiver",
  },
  { letter: "C", slug: "certiorari-petition", label: "Petition for certiorari", what: "petitions not granted yet" },
  {
    letter: "D",
    slug: "discretionary-application",
    label: "Discretionary application",
    what: "applications for a discretionary appeal",
  },
  {
    letter: "E",
    slug: "death-penalty-habeas",
    label: "Death penalty habeas corpus",
    what: "habeas corpus, sentence of death",
  },
  {
    letter: "F",
    slug: "domestic-relations",
    label: "Domestic relations appeal",
    what: "divorce and alimony, after the application was granted",
  },
  { letter: "G", slug: "granted-certiorari", label: "Granted certiorari", what: "cases taken on certiorari" },
  {
    letter: "H",
    slug: "habeas-corpus",
    label: "Habeas corpus application",
    what: "applications for a certificate of probable cause to appeal, no sentence of death",
  },
  {
    letter: "I",
    slug: "interlocutory-application",
    label: "Interlocutory application",
    what: "applications for an interlocutory appeal",
  },
  {
    letter: "M",
    slug: "extraordinary-motion",
    label: "Extraordinary motion",
    what: "motions that need a docket number",
  },
  { letter: "O", slug: "original-petition", label: "Original petition", what: "petitions filed in the court first" },
  {
    letter: "P",
    slug: "death-penalty-appeal",
    label: "Death penalty appeal",
    what: "direct appeals, sentence of death",
  },
  { letter: "Q", slug: "certified-question", label: "Certified question", what: "questions of other courts" },
  {
    letter: "R",
    slug: "interim-review",
    label: "Death penalty interim review",
    what: "review of rulings before trial where death is sought",
  },
  {
    letter: "T",
    slug: "pre-docket-matter",
    label: "Extension of time or other pre-docket matter",
    what: "matters before a case is docketed",
  },
  {
    letter: "U",
    slug: "unauthorized-practice",
    label: "Unauthorized practice of law",
    what: "opinions on the unauthorized practice of law",
  },
  { letter: "W", slug: "execution-matter", label: "Execution matter", what: "matters once an execution is scheduled" },
  { letter: "X", slug: "cross-appeal", label: "Cross-appeal", what: "appeals of the other side" },
  { letter: "Y", slug: "attorney-discipline", label: "Attorney discipline", what: "disciplinary matters" },
  {
    letter: "Z",
    slug: "bar-fitness",
    label: "Bar admission or judicial qualifications",
    what: "the board of bar fitness and the Judicial Qualifications Commission",
  },
] as const;

/** The type of a case of which nothing tells the type. */
const UNCLASSIFIED = "unclassified";

/** A type of case: the slug of a row, or `unclassified`. */
export type CaseType = (typeof CASE_TYPES)[number]["slug"] | typeof UNCLASSIFIED;

const BY_LETTER: ReadonlyMap<string, CaseType> = new Map(CASE_TYPES.map(({ letter, slug }) => [letter, slug]));
const LABELS: ReadonlyMap<string, string> = new Map(CASE_TYPES.map(({ slug, label }) => [slug, label]));

/**
 * From the docket's letter: `S19Y0337` is `attorney-discipline`. `unclassified` for numbers before 1990, those of other
 * courts (the Court of Appeals has letters of its own) and letters that are not in the table.
 */
export function caseTypeOf(docket: DocketNumber): CaseType {
  const parts = georgiaDocketParts(docket);
  return (parts?.court === "S" ? BY_LETTER.get(parts.letter) : undefined) ?? UNCLASSIFIED;
}

/** What a reader calls the type: `Attorney discipline`; `Unclassified` for that, and for every word that is no type. */
export function caseTypeLabel(type: string): string {
  return LABELS.get(type) ?? "Unclassified";
}
