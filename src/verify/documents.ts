import { BILL_READINGS, type BillReading } from "../model/bill-records.ts";
import type { OpinionFullText } from "../model/opinion-records.ts";
import type { ProvisionRecord } from "../model/provision-records.ts";
import type { SectionRecord, SectionVersion } from "../model/section-record.ts";
import { billReading, bodySpan, readBillText, readingOffsets } from "../text/bill-readings.ts";
import { type DocumentText, documentText, NO_PLACE, once, type ReadingAge, type TextReading } from "./document-text.ts";
import { pagesOf, subOpinionOf } from "./opinion-place.ts";
import { subsectionFinder } from "./subsection-finder.ts";

/** The versions of a section: the one that is read by default, then the others from the newest to the oldest. */
export function sectionText(record: Pick<SectionRecord, "versions" | "in_force_now">): DocumentText {
  const readings = record.versions.map((version, index) => ({
    name: "text",
    version: version.version,
    age: index === 0 ? "current" : ageOf(version),
    ...lawText(version.text),
  }));
  return documentText(readings, record.in_force_now);
}

/** A provision of a constitution. */
export function provisionText(record: Pick<ProvisionRecord, "text" | "in_force_now">): DocumentText {
  const reading = { name: "text", version: null, age: "current", ...lawText(record.text) } as const;
  return documentText([reading], record.in_force_now);
}

/** The three readings of a bill, from its stored text; none where no text is stored. */
export function billText(body: string | null): DocumentText {
  if (body === null) return documentText([], null);
  const read = once(() => readBillText(body));
  const readings = BILL_READINGS.map((name: BillReading) => {
    const offsets = once(() => readingOffsets(read(), name));
    const placeOf: TextReading["placeOf"] = (start, end) => ({
      ...NO_PLACE,
      marked: bodySpan(read(), offsets(), start, end),
    });
    const words = () => billReading(read(), name);
    return { name, version: null, age: "current" as const, placeOf, words, chars: body.length };
  });
  return documentText(readings, null);
}

/** An opinion with its parts and pages; nothing to read where no text is stored. */
export function opinionText(
  opinion: Pick<OpinionFullText, "pages" | "sub_opinions"> & { readonly text: string | null },
): DocumentText {
  const { text, pages, sub_opinions: parts } = opinion;
  if (text === null) return documentText([], null);
  const placeOf: TextReading["placeOf"] = (start, end) => ({
    ...NO_PLACE,
    sub_opinion: subOpinionOf(parts, start, end),
    pages: pagesOf(pages, start, end),
  });
  const reading = { name: "text", version: null, age: "current", placeOf, words: () => text } as const;
  return documentText([{ ...reading, chars: text.length }], null);
}

function lawText(text: string): Pick<TextReading, "placeOf"> & { words: () => string; chars: number } {
  const subsectionOf = subsectionFinder(text);
  const placeOf: TextReading["placeOf"] = (start, end) => ({ ...NO_PLACE, subsection: subsectionOf(start, end) });
  return { placeOf, words: () => text, chars: text.length };
}

/** A version that is not the current one has ended, or its day has not come or is not known. */
function ageOf({ status }: SectionVersion): ReadingAge {
  return status === "active" ? "later" : "earlier";
}
