import { join } from "node:path";
import { compareBillNumbers } from "../identifiers/bills/bill-number.ts";
import { compareSessions, parseSessionSlug } from "../identifiers/bills/session-slug.ts";
import type { BillContent } from "../model/content.ts";
import { type StoredBill, type StoredSession, storedBill, storedSessions } from "../model/stored-bill.ts";
import { checkBillBody } from "../text/bill-readings.ts";
import { billFilePath } from "./bill-file.ts";
import { findRepeats } from "./find-repeats.ts";
import {
  type DocumentFile,
  listFolder,
  type Reading,
  readJsonFile,
  readMarkdownFiles,
  strayFile,
} from "./markdown-files.ts";
import type { ContentProblem } from "./problem.ts";

const SESSIONS_FILE = "bills/sessions.json";

/** Reads `bills/`: the sessions, oldest first, and every bill, by session and number. */
export function readBills(reading: Reading): BillContent {
  const sessions = readJsonFile(reading, SESSIONS_FILE, storedSessions)?.sessions ?? [];
  const files: DocumentFile<StoredBill>[] = [];
  for (const name of listFolder(join(reading.root, "bills"))) {
    if (name === "sessions.json") continue;
    if (parseSessionSlug(name) === null) reading.problems.push(strayFile(`bills/${name}`));
    else files.push(...readMarkdownFiles(reading, `bills/${name}`, storedBill));
  }
  const known = new Set<string>(sessions.map(({ slug }) => slug));
  reading.problems.push(
    ...sessionProblems(sessions),
    ...files.flatMap((file) => fileProblems(file, known)),
    ...findRepeats(files, "bill_id", ({ bill_id }) => bill_id),
  );
  return {
    sessions: sessions.sort((a, b) => compareSessions(a.slug, b.slug)),
    bills: files
      .map(({ document }) => document)
      .sort((a, b) => compareSessions(a.session, b.session) || compareBillNumbers(a.number, b.number)),
  };
}

function sessionProblems(sessions: readonly StoredSession[]): ContentProblem[] {
  const files = sessions.map((document) => ({ file: SESSIONS_FILE, document }));
  return [
    ...findRepeats(files, "slug", ({ slug }) => slug),
    ...findRepeats(files, "session_id", ({ session_id }) => session_id),
  ];
}

function fileProblems({ file, document }: DocumentFile<StoredBill>, sessions: ReadonlySet<string>): ContentProblem[] {
  const { session, number, text } = document;
  const problem = (field: string, value: string, message: string) => ({ file, field, value, message });
  const expected = billFilePath(document);
  const marks = checkBillBody(text);
  return [
    ...(file === expected ? [] : [problem("number", JSON.stringify(number), `belongs in ${expected}`)]),
    ...(sessions.has(session) ? [] : [problem("session", JSON.stringify(session), `add it to ${SESSIONS_FILE}`)]),
    ...(marks === null ? [] : [problem("text", "the body", marks)]),
  ];
}
