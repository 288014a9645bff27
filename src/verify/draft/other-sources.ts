/** A source that is in none of the collections, as it is cited. `source` is a pattern source, matched with its case. */
export type OtherSource = { readonly name: string; readonly source: string; readonly examples: readonly string[] };

const NUMBER = String.raw`\d(?:[\w.:-]{0,20}\w)?(?:\([A-Za-z0-9]{1,5}\)){0,4}`;
const SIGN = String.raw`(?:§{1,2} ?|[Ss]ec(?:tion|\.) )`;

const STATES =
  "Ala|Alaska|Ariz|Ark|Cal|Colo|Conn|Del|Fla|Haw|Idaho|Ill|Ind|Iowa|Kan|Ky|La|Me|Md|Mass|Mich|Minn|Miss|Mo|Mont|Neb|Nev|" +
  "N\\. ?[HJMYCD]|Ohio|Okla|Or|Pa|R\\. ?I|S\\. ?[CD]|Tenn|Tex|Utah|Vt|Va|Wash|W\\. ?Va|Wis|Wyo|" +
  "Alabama|Florida|Tennessee|South Carolina|North Carolina|Mississippi|Virginia|Colorado|Montana|Idaho|Wyoming";

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
    name: "codes of other states",
    source: String.raw`(?:${STATES})\.? (?:[A-Z][a-z]{1,8}\.? ){0,3}(?:Code|Stat|Laws?|Statutes)\.?(?: Ann\.?| Annotated)?,? (?:${SIGN}|[Tt]it\. )?${NUMBER}`,
    examples: ["Fla. Stat. § 767.04", "Cal. Civ. Code § 3342", "Tex. Penal Code Ann. § 12.1"],
  },
  {
    name: "restatements, dictionaries and encyclopedias",
    source: String.raw`Restatement(?: \([A-Z][a-z]+\))? (?:\([A-Z][a-z]+\) )?of (?:the )?(?:Law )?[A-Z][a-z]+(?: [A-Z][a-z]+){0,2}(?: \((?:2d|3d|Second|Third)\))?,? ${SIGN}${NUMBER}|Black[’']s Law Dictionary(?: \d{1,4})?|\d{1,3} (?:Am\. ?Jur\. ?2d|C\. ?J\. ?S\.|Ga\. ?Jur\.) [A-Z][A-Za-z &,]{2,40} ${SIGN}${NUMBER}|U\. ?C\. ?C\. ${SIGN}${NUMBER}|Model Penal Code ${SIGN}${NUMBER}`,
    examples: ["Restatement (Second) of Torts § 892A", "Black's Law Dictionary 380", "57 Am. Jur. 2d Negligence § 3"],
  },
  {
    name: "articles",
    source: String.raw`\d{1,3} (?:[A-Z][A-Za-z.&']{0,12} ){1,6}(?:L\. ?Rev\.|L\. ?J\.|L\. ?Q\.|J\.) \d{1,5}(?:, \d{1,5})?(?: \(\d{4}\))?`,
    examples: ["34 Ga. St. U. L. Rev. 581, 590 (2018)", "99 Yale L.J. 1"],
  },
  {
    name: "acts of Congress, and its papers",
    source: String.raw`Pub\. ?L\. (?:No\. )?\d{1,3}-\d{1,4}|\d{1,3} Stat\. \d{1,5}|(?:H\. ?R\.|S\.) Rep\. No\. \d{1,3}-\d{1,4}|\d{1,3} Cong\. Rec\. [HS]?\d{1,6}`,
    examples: ["Pub. L. No. 111-148", "100 Stat. 3207", "H.R. Rep. No. 94-1476"],
  },
  {
    name: "the record",
    source: String.raw`(?<=\()(?:R|T|Tr|V\d{1,2}|App|J\.A)\.? ?(?:at )?\d{1,5}(?:[:-]\d{1,5}){0,3}(?=[).,;])|(?:Compl|Answer|Aff|Decl|Pet)\. ¶{1,2} ?\d{1,4}|(?:Ex|Doc|Def\. Ex|Pl\. Ex)\. [A-Z0-9]{1,4}(?: at \d{1,4})?(?![A-Za-z0-9])|[A-Z][a-z]+ (?:Dep|Aff|Decl|Tr)\. (?:at )?\d{1,4}(?::\d{1,3})?(?:-\d{1,4}(?::\d{1,3})?)?|(?:Def|Pl|Appellant|Appellee|Resp|Pet)\.?[’']?s? (?:Br|Mot|Mem|Resp)\. (?:at )?\d{1,4}`,
    examples: ["Compl. ¶ 12", "Ex. B at 4", "Birch Dep. 12:3-9", "Def.'s Br. at 4"],
  },
  {
    name: "session laws",
    source: String.raw`Ga\. ?L(?:aws|\.) ?\d{4}(?:,? (?:p|pp|Act|Vol)\.? ?[\d-]{1,9}){0,2}(?:, § ?\d{1,3})?`,
    examples: ["Ga. L. 1994, p. 12, § 1", "Ga. Laws 2021, Act 9"],
  },
];

/** Right before a section's number, with or without its sign: the code of another state, whose sections look like Georgia's. */
export const OTHER_CODE_BEFORE = new RegExp(
  String.raw`(?<![A-Za-z])(?:${STATES})\.? (?:(?:Rev|Gen|Comp|Cent|Consol)\.? )?(?:Code|Stat|Laws|Statutes?)\.?(?: Ann\.?| Annotated)?,? ?(?:§{1,2} ?)?$`,
);
