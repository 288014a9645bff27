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
 * not looked for where the query has others; by themselves they are words like any other. Expressions of `law-words.ts` may
 * hold them.
 */
export const FILLER_WORDS: ReadonlySet<string> = new Set([
  // of a question
  ...rows("how when where why there here explain find please whether say says said see look looking"),
  ...rows(
    "ask asked asks know knows think much many long lot about also just legal illegal legally able allowed supposed",
  ),
  // persons and things in general
  ...rows("someone somebody anyone anybody everyone everybody nobody something anything everything nothing"),
  ...rows("thing things stuff kind kinds sort same state georgia"),
  // of talk
  ...rows("get got gets getting want wants wanted need needs go going happen happens let lets doing done"),
  ...rows("come comes came coming put puts try tries tried trying like really actually instead else too"),
  ...rows("im ive id hes shes theyre youre whats dont doesnt didnt cant cannot couldnt wont wouldnt shouldnt"),
  ...rows("isnt arent wasnt werent havent hasnt"),
  // time and place beside another word
  ...rows("while since because though although yet already even only again ever once after"),
  ...rows("away down up onto around together"),
  // of a catchline
  ...rows("generally further regarding concerning relating relative respect regard regards relation"),
  ...rows("certain other others provision provisions purpose purposes etc various"),
]);
