import { expect, test } from "vitest";
import { entriesOf, memoryLookup } from "./memory-lookup.ts";

const BANKS = "Banking and Finance › Financial Institutions";
const CRIMES = "Crimes and Offenses › Crimes against the Person";
const COURTS = "Courts › Juries";

/** Written for this test, under titles that Georgia does not use. */
const lookup = memoryLookup(
  entriesOf([
    ["90-1-1", "Definitions.", BANKS],
    ["90-1-2", "Insurance of deposits; licenses of insurers; licensing of branches.", BANKS],
    ["90-1-10", "License.", BANKS],
    ["90-1-11", "Driver’s license as identification.", BANKS],
    ["91-1-1", "Definitions.", CRIMES],
    ["91-5-1", "Murder; malice murder; felony murder.", CRIMES],
    ["91-5-2", "Attempted murder of an officer, the reporting of it and the penalties provided for it.", CRIMES],
    ["91-5-3", "Repealed. Murder.", CRIMES, "repealed"],
    ["91-5-4", "Penalty for theft of mail.", CRIMES],
    ["92-1-1", "Trial juries.", COURTS],
    ["92-1-2", "Trail guides.", COURTS],
    ["92-1-3", "Marriage of jurors.", COURTS],
  ]),
);

test.each([
  ["murder", ["91-5-1", "91-5-2", "91-5-3"], "a short catchline before a long one, what is repealed last"],
  ["mur", ["91-5-1"], "a beginning finds the word"],
  ["license", ["90-1-10", "90-1-11", "90-1-2"], "the whole word, the shortest catchline first"],
  ["drivers lic", ["90-1-11"], "an apostrophe is not typed, the last word not finished"],
  ["definitions crimes", ["91-1-1"], "headings above tell equal catchlines apart"],
  ["definitions banking", ["90-1-1"], "headings above tell equal catchlines apart"],
  ["definitions", ["90-1-1", "91-1-1"], "equal ones in printed order"],
  ["trial", ["92-1-1", "92-1-2"], "what was typed before what may have been meant"],
  ["trail", ["92-1-2", "92-1-1"], "what was typed before what may have been meant"],
  ["marrage", ["92-1-3"], "a letter left out"],
  ["marrriage", ["92-1-3"], "a letter too many"],
  ["merriage", ["92-1-3"], "a wrong letter"],
  ["marraige", ["92-1-3"], "two letters swapped"],
  ["narriage", ["92-1-3"], "a wrong first letter"],
  ["amrriage", ["92-1-3"], "the first two letters swapped"],
  ["the", ["91-5-4"], "an unfinished stopword is a beginning"],
  ["penalty of the ", ["91-5-4"], "stopwords are dropped"],
  ["90-1-1", ["90-1-10", "90-1-11"], "what else begins like a citation, in printed order"],
  ["91-5", ["91-5-1", "91-5-2", "91-5-3", "91-5-4"], "a chapter as it is typed"],
  ["92", ["92-1-1", "92-1-2", "92-1-3"], "a title's number alone"],
  ["murder 91-5-2", ["91-5-1"], "a citation among words is direct, the words are searched"],
])("%j finds %j: %s", async (text, expected) => {
  const { hits } = await lookup.search(text, 4);
  expect(hits.map(({ id }) => id).slice(0, expected.length)).toEqual(expected);
});

test.each([
  ["xarrixge", "two typos"],
  ["tirla", "two swaps"],
  ["tral", "a typo in a word of four letters"],
  ["marrag", "a typo in a word that is not finished"],
])("%j finds nothing: %s", async (text) => {
  expect((await lookup.search(text)).hits).toEqual([]);
});

test("numbers forgive no typo", async () => {
  const numbered = memoryLookup(
    entriesOf([
      ["90-1-1", "Rule 12345."],
      ["90-1-2", "Section 91-5-10."],
    ]),
  );
  expect((await numbered.search("12346")).hits).toEqual([]);
  expect((await numbered.search("12345")).hits.map(({ id }) => id)).toEqual(["90-1-1"]);
  expect((await numbered.search("91-5-10")).hits.map(({ id }) => id)).toEqual(["90-1-2"]);
});
