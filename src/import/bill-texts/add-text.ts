import { billKind, billSerial, formatBillNumber } from "../../identifiers/bills/bill-number.ts";
import type { StoredBill } from "../../model/stored-bill.ts";
import type { ImportItem } from "../legiscan/import-report.ts";
import type { TextlessBill } from "../legiscan/read-indexed-bill.ts";
import { formatBody } from "./format-body.ts";
import { type OpenedText, openTextFile } from "./open-text-file.ts";
import type { PlacedText } from "./place-texts.ts";
import { printOfText } from "./print-of-text.ts";
import { saidByText } from "./said-by-text.ts";
import { UnreadableText } from "./unreadable-text.ts";

/** What the General Assembly's service says in the place of a text that it has not. */
const NO_TEXT = /^The text for this version is unavailable\..{0,200}$/s;

type Source = NonNullable<StoredBill["text_source"]>;
type Candidate = { source: Source; text: string };

/** How well a format keeps what is struck and added, best first. */
const FORMATS: readonly Source["format"][] = ["rtf", "html", "text"];

/** A bill with the text it gets, if any. */
export type BillWithText = Omit<StoredBill, "service">;

/**
 * Gives a bill its text: of several the one that LegiScan's list has the latest day for, then the one whose format keeps
 * deletions and insertions, then the last by name. Whatever is not stored is an item.
 */
export function addText(bill: TextlessBill, placed: readonly PlacedText[], items: ImportItem[]): BillWithText {
  const opened = placed.flatMap((text) => openCandidate(bill, text, items));
  const worded = opened.filter(({ text }) => text !== "").sort(compareCandidates);
  const chosen = worded.at(-1);
  for (const other of worded.slice(0, -1)) if (chosen !== undefined) items.push(passedOver(other, chosen, bill));
  if (chosen !== undefined) return { ...bill, text_status: "stored", text_source: chosen.source, text: chosen.text };
  const unstored = opened.length > 0 ? "no_words" : bill.texts.length > 0 ? "not_fetched" : "not_published";
  return { ...bill, text_status: unstored, text_source: null, text: "" };
}

function openCandidate(bill: TextlessBill, { file, part, name }: PlacedText, items: ImportItem[]): Candidate[] {
  const note = (reason: string) => void items.push({ file: file.name, field: "", value: "", reason });
  try {
    const opened = openTextFile(file)[part];
    if (opened === undefined) return [];
    const said = saidByText(opened.paragraphs, opened.page);
    // The print of a special session's bill may leave the `EX` of its number out.
    const other = said.number !== null && billKind(said.number) + billSerial(said.number);
    if (said.number !== null && other !== billKind(bill.number) + billSerial(bill.number)) {
      note(
        `stored as ${bill.session}/${bill.number} as its name says; its own pages say ${formatBillNumber(said.number)}`,
      );
    }
    const { doc_id } = opened.facts;
    const docs = doc_id === null ? name.docs : [doc_id];
    const print = printOfText(bill.texts, { docs, day: name.day, words: [name.words, said.version] });
    const body = formatBody(opened.paragraphs);
    const text = NO_TEXT.test(body) ? "" : body;
    if (text === "") note("not stored: there are no words in it");
    const source = {
      format: opened.format,
      doc_id: print?.doc_id ?? null,
      type: print?.type ?? null,
      date: print?.date ?? null,
      file: file.name,
      keeps_marks: keepsMarks(opened),
    };
    return [{ source, text }];
  } catch (error) {
    if (!(error instanceof UnreadableText)) throw error;
    note(`not read: ${error.message}`);
    return [];
  }
}

/** HTML without a single mark may have been made from a PDF, which has lost them. */
function keepsMarks({ format, paragraphs }: OpenedText): boolean {
  if (format !== "html") return format === "rtf";
  return paragraphs.some((runs) => runs.some(({ mark }) => mark !== null));
}

/** Worst first. */
function compareCandidates({ source: a }: Candidate, { source: b }: Candidate): number {
  const [left, right] = [a.date ?? "", b.date ?? ""];
  if (left !== right) return left < right ? -1 : 1;
  if (a.keeps_marks !== b.keeps_marks) return Number(a.keeps_marks) - Number(b.keeps_marks);
  return FORMATS.indexOf(b.format) - FORMATS.indexOf(a.format) || (a.file < b.file ? -1 : 1);
}

function passedOver({ source }: Candidate, { source: chosen }: Candidate, bill: TextlessBill): ImportItem {
  const dated = source.date !== chosen.date;
  const why = dated
    ? "has a later day in LegiScan's list"
    : "keeps more, or is the last by name; no day tells them apart";
  const reason = `not stored: ${bill.session}/${bill.number} is taken from ${chosen.file}, which ${why}`;
  return { file: source.file, field: "", value: "", reason };
}
