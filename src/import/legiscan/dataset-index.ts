import type { BillNumber } from "../../identifiers/bills/bill-number.ts";
import type { SessionSlug } from "../../identifiers/bills/session-slug.ts";
import type { StoredSession } from "../../model/stored-bill.ts";
import { assemblyNumber } from "../bill-texts/print-of-text.ts";
import type { SourceFile } from "../zip/source-files.ts";
import { chooseBills, type FoundBill } from "./choose-bills.ts";
import { type BillImportReport, emptyReport } from "./import-report.ts";
import { newestDay } from "./newest-day.ts";
import { type BillRecord, readBillRecord } from "./read-bill-record.ts";
import { type DatasetRecord, readJsonFile } from "./read-json-file.ts";
import { type Person, readPerson } from "./read-person.ts";
import { readMemberVotes, readVote } from "./read-vote.ts";
import { type FieldNote, UnreadableRecord } from "./record-fields.ts";
import { nameSessions } from "./session-slugs.ts";

/** A bill of a dataset: where its file is, and what finds its texts. */
export type IndexedBill = {
  file: SourceFile;
  bill_id: number;
  session: SessionSlug;
  number: BillNumber;
  newest: string;
  /** LegiScan's numbers of its texts, and the General Assembly's. */
  docs: number[];
};

/** A `getBillText` file of a dataset. */
export type IndexedText = { file: SourceFile; bill_id: number };

/** What stands in the files of one or more datasets. Bills are read again one by one when they are written. */
export type DatasetIndex = {
  bills: IndexedBill[];
  sessions: StoredSession[];
  people: PeopleIndex;
  /** Files of roll calls, by LegiScan's number of the bill. */
  rollCalls: Map<number, SourceFile[]>;
  texts: IndexedText[];
  report: BillImportReport;
  /** Files that are no JSON, which datasets hold too. */
  aside: string[];
};

/** Persons by number, those of each dataset apart: a district changes from session to session. */
export type PeopleIndex = { ofFolder: Map<string, Person>; anywhere: Map<number, Person> };

/** The folder of a dataset that a file in its `bill`, `people` or `vote` folder belongs to. */
export function datasetFolder(name: string): string {
  return name.split("/").slice(0, -2).join("/");
}

/**
 * Reads every file of one or more datasets once: what each holds, which bills there are, and everything that is wrong.
 *
 * @param stored sessions that the content folder has already
 */
export function indexDataset(
  files: readonly SourceFile[],
  stored: readonly StoredSession[],
  onFile: () => void = () => {},
): DatasetIndex {
  const report = emptyReport();
  const people: PeopleIndex = { ofFolder: new Map(), anywhere: new Map() };
  const index = {
    people,
    rollCalls: new Map<number, SourceFile[]>(),
    texts: [] as IndexedText[],
    aside: [] as string[],
  };
  const found: FoundBill[] = [];
  for (const file of files) {
    onFile();
    if (!/\.json$/i.test(file.name)) {
      index.aside.push(file.name);
      continue;
    }
    try {
      const record = readJsonFile(file);
      if (record.kind === "bill") found.push(findBill(file, record, people, report));
      else takeRecord(file, record, index);
      if (record.kind !== "bill") report.not_understood.push(...items(file, record.notes));
    } catch (error) {
      if (!(error instanceof UnreadableRecord)) throw error;
      report.left_out.push({ file: file.name, field: error.field, value: error.value, reason: error.message });
    }
  }
  const { sessions, refused } = nameSessions(
    found.map(({ session }) => session),
    stored,
  );
  const bills = chooseBills(
    found,
    new Map(sessions.map(({ session_id, slug }) => [session_id, slug])),
    refused,
    report,
  );
  const used = new Set(bills.map(({ session }) => session));
  return { ...index, bills, sessions: sessions.filter(({ slug }) => used.has(slug)), report };
}

function findBill(
  file: SourceFile,
  { fields, notes }: DatasetRecord,
  people: PeopleIndex,
  report: BillImportReport,
): FoundBill {
  const { record, session } = readBillRecord(fields);
  report.not_understood.push(...items(file, notes));
  for (const { people_id, name, party, district } of record.sponsors) {
    // Only where no file of the person comes: a sponsor's district is that of the bill's session.
    if (people_id !== null && !people.anywhere.has(people_id))
      people.anywhere.set(people_id, { name, party, district });
  }
  return {
    file,
    session,
    bill_id: record.bill_id,
    number: record.number,
    newest: newestDay(record),
    docs: docsOf(record),
  };
}

function takeRecord(
  file: SourceFile,
  { kind, fields }: DatasetRecord,
  { people, rollCalls, texts }: Pick<DatasetIndex, "people" | "rollCalls" | "texts">,
): void {
  if (kind === "person") {
    const id = fields.required("people_id", fields.id("people_id"), "a person has a number");
    const person = fields.required("name", readPerson(fields), "a person has a name");
    people.ofFolder.set(`${datasetFolder(file.name)}|${id}`, person);
    people.anywhere.set(id, person);
    return;
  }
  const bill_id = fields.required("bill_id", fields.id("bill_id"), "expected LegiScan's number of the bill");
  if (kind === "text") texts.push({ file, bill_id });
  else {
    fields.required("roll_call_id", readVote(fields), "a roll call has a number");
    // Read for its notes: the members are read again when the bill is written.
    readMemberVotes(fields);
    rollCalls.set(bill_id, [...(rollCalls.get(bill_id) ?? []), file]);
  }
}

/** LegiScan's number of each listed text, and the number at the end of the General Assembly's address. */
function docsOf({ texts }: BillRecord): number[] {
  return texts.flatMap((text) => [text.doc_id, assemblyNumber(text) ?? text.doc_id]);
}

function items(file: SourceFile, notes: readonly FieldNote[]) {
  return notes.map(({ field, value, message }) => ({ file: file.name, field, value, reason: message }));
}
