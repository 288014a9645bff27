/** A canonical docket number, upper-case and fit for an address: `S19A0992`. Made only by parsers. */
export type DocketNumber = string & { readonly __brand: "DocketNumber" };

/** Whether a text has the form of a canonical docket number: fit for an address and a folder, with a digit in it. */
export function isDocketNumber(text: string): text is DocketNumber {
  return /^[A-Z0-9](?:[A-Z0-9.-]{0,78}[A-Z0-9])?$/.test(text) && /\d/.test(text) && !text.includes("..");
}
