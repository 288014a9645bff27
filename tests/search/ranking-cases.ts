import type { SearchRequest } from "../../src/search/search-index.ts";
import { inBills, inCode, inOpinions } from "./specimen-index.ts";

/** A query over the specimen, the first hits in order, and why they stand so. */
export type RankingCase = { search: SearchRequest; first: readonly string[]; why: string };

const code = (q: string, first: string, why: string): RankingCase => ({
  search: inCode(q),
  first: first.split(" "),
  why,
});
const bills = (q: string, first: string, why: string): RankingCase => ({
  search: inBills(q),
  first: first.split(" "),
  why,
});
const opinions = (q: string, first: string, why: string): RankingCase => ({
  search: inOpinions(q),
  first: first.split(" "),
  why,
});

export const RANKING_CASES: readonly RankingCase[] = [
  code("harvest suppers", "90-1-40", "the whole catchline"),
  code("HARVEST SUPPERS.", "90-1-40", "case and punctuation do not count"),
  code("winding days", "91-1-4", "the whole catchline, before sections that wind"),
  code("hours of striking", "91-3-2 91-3-2A", "the whole catchline, then the one that holds it"),
  code("bell ropes", "91-2-6", "the catchline, before texts with bells and ropes"),
  code("rope for a bell", "91-2-6", "stems, any order"),
  code("Public Orchards Act", "90-1-1", "an act's short title finds the section that states it"),
  code("Orchards Act public", "90-1-1", "the words of a short title in another order still name it"),
  code("hand ferries act", "95-1-1", "a short title in small letters"),
  code("Municipal Clocks Act", "91-1-1", "a short title whose chapter is called otherwise"),
  code("90-1-4", "90-1-4 90-1-42", "a citation, then the section that cites it"),
  code("penalty for breach of 90-1-4", "90-1-4 90-1-42", "a citation among words comes first, then what cites it"),
  code("§ 91-3-2A", "91-3-2A", "a citation in another form"),
  code("hand ferries", "95-1-1", "the heading of a chapter asks for its first section"),
  code("public clocks", "91-1-1", "the heading of a chapter, before a section with both words in its catchline"),
  code("grafting stations", "90-2-628", "the heading of an article and nearly the catchline of its first section"),
  code("labels on scions", "90-2-628.9 90-2-628.10", "the catchline, then the section on those without"),
  code("unlabelled scions", "90-2-628.10", "a spelling of another country"),
  code("unlabeled scion", "90-2-628.10", "the singular of a catchline"),
  code("definition of bearing tree", "90-1-2", "the section that defines the term"),
  code("bearing tree means", "90-1-2", "the words of a definition"),
  code("what is pomace", "90-1A-2", "words of a question are left out; the definition is left"),
  code("pomace", "90-1A-2", "the only section in force with the word, which it defines"),
  code("mulching of trees", "90-1-21", "another inflection of the catchline"),
  code("watering young trees rain barrel", "90-1-21", "all words, in catchline and text"),
  code("warden's oath", "90-2-1", "a possessive is the word itself"),
  code(
    "powers and duties of wardens",
    "90-2-2",
    "the whole catchline, before the section that opens the chapter of wardens",
  ),
  code("audit of the fund", "90-2-21", "the catchline begins with the rarer word"),
  code("tree of unknown kind", "90-2-4.1", "the singular of the catchline"),
  code(
    "moon dials",
    "91-1-2 91-3-3",
    "the section on moon dials is not in force; the one with both words, then the one on dials",
  ),
  code("lending a kite", "92-2A-101", "stems of both words in the catchline"),
  code('"shall be returned dry"', "91-2-8", "a phrase, though its small words are not indexed"),
  code("typograph*", "91-3-3", "the beginning of a word"),
  code("boat license", "95-1-2 95-1-3", "both words, in the definition of a ferry; then the license in a catchline"),
  code("kids kite borrowing", "92-2A-101", "a word nothing has does not hide the others"),
  code("footpath benches", "93-2.1-1", "all words in catchline"),
  code("interstate waymark compact", "93-1-1", "a catchline that is also the heading of its chapter"),
  code("commissioner walking allowance", "93-1-3", "the catchline has the rarest of the words"),
  code("footbridge inspection", "95-13B-9", "catchline and heading above"),
  code("oven days loaves marking", "97-1-2", "the words of a catchline in another order"),
  bills("HB 9002", "2025-2026/hb9002", "a bill number, in the newest session that has it"),
  bills("HB 9004 toll book", "2023-2024/hb9004", "a number among words returns that bill first"),
  bills("hb9001 2021", "2021-special-1/hb9001", "a number with a year names its session"),
  bills(
    "municipal clocks",
    "2025-2026/hb9002 2023-2024/hb9002",
    "equal titles; the newer has text and tags that say so too",
  ),
  bills("quiet hours", "2025-2026/hb9002", "a topic tag"),
  bills("right to fly kite lines", "2025-2026/sr9001", "a title without a text"),
  bills("penalosa", "2025-2026/hr9001", "accents may be left out"),
  bills("lantern", "2025-2026/sb9001", "topic tag and title before a text"),
  bills("goats toll", "2025-2026/sb9004", "words far inside a long title"),
  opinions("S23G9005", "S23G9005/990000111", "a docket leads to its leading opinion"),
  opinions(
    "Windfall v. State",
    "S25A9001/990000101",
    "a case name, the Supreme Court's before one with other words in its text",
  ),
  opinions("Pippin Orchards", "S25A9003/990000103", "the first party of a case name, before the second"),
  opinions(
    "insurance against fog",
    "S23G9005/990000110 S23G9005/990000111",
    "the two opinions of one case that say so",
  ),
  opinions("sloethorn discipline", "S25Y9006/990000106", "a name and the case type"),
  opinions("kite flown indoors", "S20I9012/990000142", "words of the text, where the case has no name"),
];
