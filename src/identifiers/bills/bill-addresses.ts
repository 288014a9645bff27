import { readWrittenBill, type WrittenBill } from "./written-bill.ts";

/** An address that names a bill. `source` is matched on the whole cleaned text, in which words have lost their dashes. */
export interface BillAddressForm {
  readonly name: string;
  readonly source: string;
  readonly examples: readonly string[];
}

const SEGMENT = "[^/ ?#]{1,40}";
const WORDS = "[^/?#]{1,40}";

/** Addresses of bills here and at those who publish them. Each names a session and a number. */
export const BILL_ADDRESS_FORMS: readonly BillAddressForm[] = [
  {
    name: "LegiScan",
    source: `legiscan\\.com/GA/(?:bill|drafts|votes|research|comments|history|sponsors|amendments)/(?<number>${SEGMENT})/(?<session>${SEGMENT}(?:/X\\d)?)`,
    examples: ["https://legiscan.com/GA/bill/HB10/2023", "https://legiscan.com/GA/bill/HB1EX/2021/X1"],
  },
  {
    name: "the General Assembly, until 2020",
    source: `legis\\.ga\\.gov/legislation/en US/display/(?<session>${SEGMENT})/(?<number>[HS][BR]/${SEGMENT})`,
    examples: ["http://www.legis.ga.gov/Legislation/en-US/display/20152016/HB/722"],
  },
  {
    name: "Open States",
    source: `openstates\\.org/ga/bills/(?<session>${WORDS})/(?<number>${SEGMENT})`,
    examples: ["https://openstates.org/ga/bills/2025_26/HB136/"],
  },
  {
    name: "here: record, page and twins",
    source: `(?:[^/ ]{0,80}/)?(?:api/)?bills(?:/bills)?/(?<session>${WORDS})/(?<number>[^/?#]{1,20}?)(?:\\.md|/text|/full text|/markdown)?`,
    examples: [
      "/bills/2025-2026/hb136",
      "/api/bills/bills/2025-2026/hb136/full-text",
      "/bills/2021-special-1/hb1ex.md",
    ],
  },
];

const FORMS = BILL_ADDRESS_FORMS.map(
  ({ source }) => new RegExp(`^(?:https?://)?(?:www\\.)?(?:${source})/?(?:[?#].*)?$`, "i"),
);

/** The bill that an address names; null where it names none, or not its session. */
export function readBillAddress(text: string): WrittenBill | null {
  for (const form of FORMS) {
    const { session, number } = form.exec(text)?.groups ?? {};
    if (session !== undefined && number !== undefined) return readWrittenBill(`${session}/${number}`);
  }
  return null;
}
