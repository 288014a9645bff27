/** One document as the heading index shows it. Every field is plain text, never markup. */
export type LookupEntry = {
  /** Its id, which is also the end of its address: `16-5-1`, `2025-2026/hb136`, `S19A0992/4404371`. No white space. */
  readonly id: string;
  /** The catchline, the bill's title, the case name. */
  readonly heading: string;
  /**
   * Where it stands, short: the headings above a section (`Crimes and Offenses › Crimes against the Person`), the
   * session of a bill, the year of an opinion.
   */
  readonly place: string;
  /** Its status as published (`active`, `repealed`, `Passed` …), empty where it has none; `statusWeight` ranks by it. */
  readonly status: string;
};

/** An entry as it is indexed. */
export type NamedEntry = LookupEntry & {
  /**
   * What else names it, as the collection's `LookupReading` asks for it: `16-5-1`, `hb136/2025-2026`,
   * `s19a0992/4404371`, `306-ga-1/4404371`. Lower case, no white space; a name may be of several entries.
   */
  readonly names: readonly string[];
};
