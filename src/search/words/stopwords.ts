const rows = (words: string): string[] => words.split(" ");

/**
 * Words that are neither indexed nor searched. Only words that say nothing by themselves in a law, a bill or an opinion:
 * `no`, `not`, `without` and `against` say something, `will` is also a testament, `may` a month and a permission.
 */
export const STOPWORDS: ReadonlySet<string> = new Set([
  // articles, demonstratives, pronouns
  ...rows("a an the this that these those such it its i me my we us our you your he him his she her they them their"),
  ...rows("who whom whose which what any some each every either"),
  // prepositions and conjunctions
  ...rows("of to in on at by for from with as into upon and or nor but if than so"),
  // auxiliaries
  ...rows("is are was were be been being am do does did has have had shall may can could would should must might"),
  // of the form of a law
  ...rows("thereof therein thereto thereby hereof herein hereby hereto"),
]);

/**
 * Words of a question, of talk about the law, and of catchlines that say only that something is about something. They are
 * not looked for where the query has others; by themselves they are words like any other.
 */
export const FILLER_WORDS: ReadonlySet<string> = new Set([
  ...rows("how when where why there here someone somebody anyone anybody something anything"),
  ...rows(
    "get got gets getting want wants wanted need needs go goes going happen happens let lets im ive id dont doesnt cant",
  ),
  ...rows("much many long about tell explain find please whether also just"),
  ...rows("legal illegal legally"),
  ...rows(
    "generally further regarding concerning relating relative pertaining respect regard regards relation certain other others",
  ),
  ...rows("provision provisions purpose purposes etc various"),
]);
