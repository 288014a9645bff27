import { CRIME_WORDS } from "./law-words/crime-words.ts";
import { DISPUTE_WORDS } from "./law-words/dispute-words.ts";
import { DOING_WORDS } from "./law-words/doing-words.ts";
import { HEALTH_WORDS } from "./law-words/health-words.ts";
import { HOME_WORDS } from "./law-words/home-words.ts";
import { LIFE_WORDS } from "./law-words/life-words.ts";
import { MONEY_WORDS } from "./law-words/money-words.ts";
import { OTHER_WORDS } from "./law-words/other-words.ts";
import { OUTDOOR_WORDS } from "./law-words/outdoor-words.ts";
import { PEOPLE_WORDS } from "./law-words/people-words.ts";
import type { LawWordRow } from "./law-words/row.ts";
import { STATE_WORDS } from "./law-words/state-words.ts";

/**
 * What is looked for beside what was typed. Each row says what an expression means; none knows a document or a query. An
 * expression stands in one row. See the README for how much a row counts, what all are worth and what makes a good one.
 */
export const LAW_WORDS: readonly LawWordRow[] = [
  ...PEOPLE_WORDS,
  ...DOING_WORDS,
  ...OTHER_WORDS,
  ...CRIME_WORDS,
  ...HOME_WORDS,
  ...MONEY_WORDS,
  ...HEALTH_WORDS,
  ...OUTDOOR_WORDS,
  ...STATE_WORDS,
  ...DISPUTE_WORDS,
  ...LIFE_WORDS,
];
