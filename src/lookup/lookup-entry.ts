/** One document as the heading index shows it. Every field is plain text, never markup. */
export type LookupEntry = {
  /** The citation, which is also its address: `16-5-1`. */
  readonly id: string;
  /** The catchline. */
  readonly heading: string;
  /** The headings above it, outermost first, short: `Crimes and Offenses › Crimes against the Person`. */
  readonly place: string;
  /** Its status as published (`active`, `repealed` …); `statusWeight` ranks by it. */
  readonly status: string;
};
