/** A source that is in none of the collections, as it is cited. `source` is a pattern source, matched with its case. */
export type OtherSource = { readonly name: string; readonly source: string; readonly examples: readonly string[] };

const NUMBER = String.raw`\d(?:[\w.:-]{0,20}\w)?(?:\([A-Za-z0-9]{1,5}\)){0,4}`;
const SIGN = String.raw`(?:§{1,2} ?|[Ss]ec(?:tion|\.) )`;

/** Statutes, regulations, rules and session laws that briefs cite beside those of Georgia. */
export const OTHER_SOURCES: readonly OtherSource[] = [
  {
    name: "United States Code",
    source: String.raw`\d{1,2} U\. ?S\. ?C\.(?: ?[AS]\.)? (?:${SIGN})?${NUMBER}|\d{1,2} USC(?:A|S)? (?:${SIGN})?${NUMBER}`,
    examples: ["42 U.S.C. § 1983", "28 U.S.C.A. § 2254(d)(1)", "42 USC 1983"],
  },
  {
    name: "federal regulations",
    source: String.raw`\d{1,2} C\. ?F\. ?R\. (?:${SIGN}|[Pp]art )?${NUMBER}|\d{1,3} Fed\. Reg\. \d[\d,]{0,8}`,
    examples: ["29 C.F.R. § 1630.2(g)", "88 Fed. Reg. 12,345"],
  },
  {
    name: "federal rules",
    source: String.raw`Fed\. ?R\. ?(?:Civ|Crim|Evid|App|Bankr)\. ?(?:P\. ?)?${NUMBER}`,
    examples: ["Fed. R. Civ. P. 12(b)(6)", "Fed. R. Evid. 404(b)"],
  },
  {
    name: "rules of Georgia's courts and its agencies",
    source: String.raw`(?:(?:Uniform )?(?:Superior|State|Magistrate|Juvenile|Probate) Court Rule|U\. ?S\. ?C\. ?R\.|Supreme Court Rule|Ga\. Comp\. R\. & Regs\.) ?(?:r\. ?)?${NUMBER}`,
    examples: ["Uniform Superior Court Rule 6.2", "Ga. Comp. R. & Regs. r. 111-8-40-.02"],
  },
  {
    name: "session laws",
    source: String.raw`Ga\. ?L(?:aws|\.) ?\d{4}(?:,? (?:p|pp|Act|Vol)\.? ?[\d-]{1,9}){0,2}(?:, § ?\d{1,3})?`,
    examples: ["Ga. L. 1994, p. 12, § 1", "Ga. Laws 2021, Act 9"],
  },
];

const STATES =
  "Ala|Alaska|Ariz|Ark|Cal|Colo|Conn|Del|Fla|Haw|Idaho|Ill|Ind|Iowa|Kan|Ky|La|Me|Md|Mass|Mich|Minn|Miss|Mo|Mont|Neb|Nev|" +
  "N\\. ?[HJMYCD]|Ohio|Okla|Or|Pa|R\\. ?I|S\\. ?[CD]|Tenn|Tex|Utah|Vt|Va|Wash|W\\. ?Va|Wis|Wyo|" +
  "Alabama|Florida|Tennessee|South Carolina|North Carolina|Mississippi|Virginia|Colorado|Montana|Idaho|Wyoming";

/** Right before a section's number, with or without its sign: the code of another state, whose sections look like Georgia's. */
export const OTHER_CODE_BEFORE = new RegExp(
  String.raw`(?<![A-Za-z])(?:${STATES})\.? (?:(?:Rev|Gen|Comp|Cent|Consol)\.? )?(?:Code|Stat|Laws|Statutes?)\.?(?: Ann\.?| Annotated)?,? ?(?:§{1,2} ?)?$`,
);
