/** CourtListener's ids of the courts of last resort, by the state's name; the court of appeals adds `ctapp`. */
const STATES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    alabama: "ala",
    alaska: "alaska",
    arizona: "ariz",
    arkansas: "ark",
    california: "cal",
    colorado: "colo",
    connecticut: "conn",
    delaware: "del",
    florida: "fla",
    georgia: "ga",
    hawaii: "haw",
    idaho: "idaho",
    illinois: "ill",
    indiana: "ind",
    iowa: "iowa",
    kansas: "kan",
    kentucky: "ky",
    louisiana: "la",
    maine: "me",
    massachusetts: "mass",
    michigan: "mich",
    minnesota: "minn",
    mississippi: "miss",
    missouri: "mo",
    montana: "mont",
    nebraska: "neb",
    nevada: "nev",
    "new hampshire": "nh",
    "new jersey": "nj",
    "new mexico": "nm",
    "north carolina": "nc",
    "north dakota": "nd",
    ohio: "ohio",
    oklahoma: "okla",
    oregon: "or",
    pennsylvania: "pa",
    "rhode island": "ri",
    "south carolina": "sc",
    "south dakota": "sd",
    tennessee: "tenn",
    texas: "tex",
    utah: "utah",
    vermont: "vt",
    virginia: "va",
    washington: "wash",
    "west virginia": "wva",
    wisconsin: "wis",
    wyoming: "wyo",
  }),
);
/** Words that a court of a state is named by, and what its id adds to the state's. */
const LEVELS: readonly { readonly pattern: RegExp; readonly suffix: string }[] = [
  { pattern: /^(?:the )?supreme court of (?:the state of )?(?<state>.+)$/, suffix: "" },
  { pattern: /^(?<state>.+?) supreme court$/, suffix: "" },
  { pattern: /^(?:the )?court of appeals? of (?:the state of )?(?<state>.+)$/, suffix: "ctapp" },
  { pattern: /^(?<state>.+?) court of appeals?$/, suffix: "ctapp" },
];
/** States whose court of appeals is or was the highest: the rule above would name another court. */
const HIGHEST_IS_APPEALS: ReadonlySet<string> = new Set([
  "kentucky",
  "maryland",
  "new york",
  "texas",
  "virginia",
  "west virginia",
]);
const ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
];

/** CourtListener's id of a court from its printed name; null where the name does not tell. */
export function courtIdOf(name: string): string | null {
  const folded = name.toLowerCase().replace(/[.,]/g, "").replace(/\s+/g, " ").trim();
  if (/^(?:the )?supreme court of (?:the )?united states$|^united states supreme court$/.test(folded)) return "scotus";
  const circuit = /^united states court of appeals(?: for)?(?: the)? (?<which>\w+)(?: of columbia)? circuit$/.exec(
    folded,
  );
  if (circuit !== null) return circuitId(circuit.groups?.["which"] ?? "");
  for (const { pattern, suffix } of LEVELS) {
    const state = pattern.exec(folded)?.groups?.["state"] ?? "";
    const id = STATES.get(state);
    if (id !== undefined) return suffix !== "" && HIGHEST_IS_APPEALS.has(state) ? null : `${id}${suffix}`;
  }
  return null;
}

function circuitId(which: string): string | null {
  const names: ReadonlyMap<string, string> = new Map([
    ["federal", "cafc"],
    ["district", "cadc"],
  ]);
  const place = ORDINALS.indexOf(which);
  return place === -1 ? (names.get(which) ?? null) : `ca${place + 1}`;
}

/** Reports that print one court only: a citation to one tells the court where no docket does. */
export const COURT_OF_REPORTER: ReadonlyMap<string, string> = new Map([
  ["Ga.", "ga"],
  ["Ga. App.", "gactapp"],
  ["U.S.", "scotus"],
]);

/** Names of courts that no record in the input may name. */
export const COURT_NAMES: ReadonlyMap<string, string> = new Map([
  ["ga", "Supreme Court of Georgia"],
  ["gactapp", "Court of Appeals of Georgia"],
  ["scotus", "Supreme Court of the United States"],
  ["cadc", "United States Court of Appeals for the District of Columbia Circuit"],
  ["cafc", "United States Court of Appeals for the Federal Circuit"],
  ...ORDINALS.map((word, index): [string, string] => [
    `ca${index + 1}`,
    `United States Court of Appeals for the ${word.charAt(0).toUpperCase()}${word.slice(1)} Circuit`,
  ]),
]);
