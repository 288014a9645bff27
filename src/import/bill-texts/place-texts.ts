import { readSession } from "../../identifiers/bills/written-session.ts";
import type { IndexedBill, IndexedText } from "../legiscan/dataset-index.ts";
import type { ImportItem } from "../legiscan/import-report.ts";
import type { SourceFile } from "../zip/source-files.ts";
import { decodeBytes } from "./decode-bytes.ts";
import { type BillFinder, billFinder, type FoundBill } from "./find-bill.ts";
import { type OpenedText, openTextFile } from "./open-text-file.ts";
import { readXmlDetail } from "./open-xml.ts";
import { saidByText } from "./said-by-text.ts";
import { readTextName, type TextName } from "./text-name.ts";
import { DatasetRecordFile, UnreadableText } from "./unreadable-text.ts";

/** A text that belongs to a bill. `part` is its place among the texts of its file. */
export type PlacedText = { file: SourceFile; part: number; name: TextName };

/** Which texts each bill has, by `session/number`. */
export type PlacedTexts = { byBill: Map<string, PlacedText[]>; items: ImportItem[] };

/**
 * Finds the bill of every text: by the name of its file, or where that names none by what the file says. Nothing is kept
 * in memory but names; the texts are read again when their bill is written.
 *
 * @param given files of `--texts`
 * @param inDatasets `getBillText` files among the datasets
 */
export function placeTexts(
  given: readonly SourceFile[],
  inDatasets: readonly IndexedText[],
  bills: readonly IndexedBill[],
  onFile: () => void = () => {},
): PlacedTexts {
  const finder = billFinder(bills);
  const placed: PlacedTexts = { byBill: new Map(), items: [] };
  const details = findDetails(given);
  for (const { file, bill_id } of inDatasets) {
    const bill = finder.byId(bill_id);
    if (bill !== null) put(placed, bill, { file, part: 0, name: readTextName("") });
    else placed.items.push(item(file, `a text of LegiScan's bill ${bill_id}, which is not imported`));
  }
  for (const file of given) {
    onFile();
    try {
      placeFile(file, finder, details, placed);
    } catch (error) {
      if (!(error instanceof UnreadableText)) throw error;
      if (!(error instanceof DatasetRecordFile)) placed.items.push(item(file, `not read: ${error.message}`));
    }
  }
  return placed;
}

function placeFile(
  file: SourceFile,
  finder: BillFinder,
  details: ReadonlyMap<string, string>,
  placed: PlacedTexts,
): void {
  const name = readTextName(file.name);
  if (details.has(file.name)) return;
  if (name.severalNumbers) {
    placed.items.push(item(file, "not stored: its name is of several bills; name it by one"));
    return;
  }
  // A wrapped text says itself whose it is; any other file is read when its bill is.
  const named = name.number !== null || name.docs.length > 0;
  if (named && !/\.(?:json|xml)$/i.test(file.name)) settle(file, 0, name, finder.byClaim(name), placed);
  else {
    for (const [part, text] of openTextFile(file).entries()) {
      settle(file, part, name, findByText(file, name, text, finder, details), placed);
    }
  }
}

/** What the file says of a text counts; the name fills in what it leaves open. */
function findByText(
  file: SourceFile,
  name: TextName,
  { facts, paragraphs, page }: OpenedText,
  finder: BillFinder,
  details: ReadonlyMap<string, string>,
): FoundBill {
  const known = facts.bill_id === null ? null : finder.byId(facts.bill_id);
  if (known !== null) return { kind: "bill", bill: known };
  if (facts.bill_id !== null)
    return { kind: "none", reason: `LegiScan's bill ${facts.bill_id}, which is not imported` };
  const number = facts.number ?? name.number ?? saidByText(paragraphs, page).number;
  const session = facts.session ?? details.get(`${folderOf(file)}|${number}`) ?? null;
  const written = session === null ? null : readSession(session);
  const sessions = written === null ? name.sessions : [written, ...name.sessions];
  if (number !== null && name.number === null && sessions.length === 0) {
    return {
      kind: "none",
      reason: `${number} by its own words, of no session; name it by both, such as 2023-2024/HB1.rtf`,
    };
  }
  return finder.byClaim({ number, sessions, docs: name.docs });
}

function settle(file: SourceFile, part: number, name: TextName, found: FoundBill, placed: PlacedTexts): void {
  if (found.kind === "bill") put(placed, found.bill, { file, part, name });
  else placed.items.push(item(file, `not stored: a text of ${found.reason}`));
}

function put({ byBill }: PlacedTexts, { session, number }: IndexedBill, text: PlacedText): void {
  const key = `${session}/${number}`;
  byBill.set(key, [...(byBill.get(key) ?? []), text]);
}

/**
 * What details of bills in the General Assembly's own service say: the session by `folder|number`, and the names of the
 * files themselves. They give a text beside them, which says its number alone, its session.
 */
function findDetails(files: readonly SourceFile[]): Map<string, string> {
  const details = new Map<string, string>();
  for (const file of files) {
    if (!/detail[^/]*\.xml$/i.test(file.name)) continue;
    const detail = readXmlDetail(decodeBytes(file.read()));
    if (detail === null) continue;
    details.set(`${folderOf(file)}|${detail.number}`, detail.session);
    details.set(file.name, detail.session);
  }
  return details;
}

function folderOf({ name }: SourceFile): string {
  return name.split("/").slice(0, -1).join("/");
}

function item(file: SourceFile, reason: string): ImportItem {
  return { file: file.name, field: "", value: "", reason };
}
