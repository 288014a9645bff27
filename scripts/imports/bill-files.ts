import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addText } from "../../src/import/bill-texts/add-text.ts";
import type { PlacedTexts } from "../../src/import/bill-texts/place-texts.ts";
import type { KeptCounts } from "../../src/import/legiscan/bill-import-lines.ts";
import { type BillTally, tallyBill } from "../../src/import/legiscan/bill-tally.ts";
import type { DatasetIndex } from "../../src/import/legiscan/dataset-index.ts";
import { keepFromBefore } from "../../src/import/legiscan/keep-from-before.ts";
import { readIndexedBill } from "../../src/import/legiscan/read-indexed-bill.ts";
import type { ContentFile } from "../../src/import/replace-folders.ts";
import { type StoredBill, type StoredSession, storedBill, storedSessions } from "../../src/model/stored-bill.ts";
import { billFilePath, formatBillFile } from "../../src/store/bill-file.ts";
import { splitFrontmatter } from "../../src/store/frontmatter.ts";
import { formatProblem, schemaProblems } from "../../src/store/problem.ts";
import { CommandError } from "../command-line.ts";

/** What an import of bills writes, and what it counts on the way. */
export type BillImport = {
  content: string;
  index: DatasetIndex;
  placed: PlacedTexts;
  /** All that the folder holds afterwards; `imported` alone is from this import. */
  sessions: readonly StoredSession[];
  tally: BillTally;
  kept: KeptCounts;
  onBill: () => void;
};

/** The end of a file without a text and without anything written by the service. */
const NOTHING_TO_KEEP = /\nservice: null\n---\n\s*$/;

const SESSIONS_FILE = "bills/sessions.json";

/** The sessions that a content folder has; none where it has no bills. */
export function sessionsBefore(content: string): StoredSession[] {
  const path = join(content, SESSIONS_FILE);
  if (!existsSync(path)) return [];
  try {
    return storedSessions.parse(JSON.parse(readFileSync(path, "utf8"))).sessions;
  } catch (error) {
    const [first] = (error as Error).message.split("\n");
    throw new CommandError(`${path}: cannot be read (${first}); correct it or take it away`);
  }
}

/**
 * The files of `bills/`: every bill of the import, read, made and given out one by one, and those of other sessions as
 * they stand.
 */
export function* billFiles(work: BillImport): Generator<ContentFile> {
  const { content, index, placed, sessions, tally, kept } = work;
  yield { path: SESSIONS_FILE, text: `${JSON.stringify({ sessions }, null, 2)}\n` };
  const written = new Set<string>();
  for (const indexed of index.bills) {
    work.onBill();
    const path = billFilePath(indexed);
    const texts = placed.byBill.get(`${indexed.session}/${indexed.number}`) ?? [];
    const made = addText(readIndexedBill(indexed, index), texts, placed.items);
    const bill = checked(indexed.file.name, keepFromBefore(made, billBefore(content, path), kept));
    written.add(path);
    tallyBill(tally, bill);
    yield { path, text: formatBillFile(bill) };
  }
  const imported = new Set(index.sessions.map(({ slug }) => slug as string));
  for (const { path, session } of filesBefore(content)) {
    if (!imported.has(session)) {
      const bill = readBillFile(content, path);
      if (bill !== null) tallyBill(tally, bill);
      yield { path, text: readFileSync(join(content, path), "utf8") };
    } else if (!written.has(path)) kept.gone.push(path.replace(/^bills\/|\.md$/g, ""));
  }
}

/** A bill that the content folder has with something to keep; null for others, which need not be read. */
function billBefore(content: string, path: string): StoredBill | null {
  const full = join(content, path);
  return !existsSync(full) || NOTHING_TO_KEEP.test(readFileSync(full, "utf8").slice(-40))
    ? null
    : readBillFile(content, path);
}

function readBillFile(content: string, path: string): StoredBill | null {
  const full = join(content, path);
  if (!path.endsWith(".md")) return null;
  const split = splitFrontmatter(readFileSync(full, "utf8"));
  if (split.kind === "error") throw new CommandError(`${full}: ${split.message}; correct it or take it away`);
  const value = { ...split.fields, text: split.body };
  const read = storedBill.safeParse(value);
  if (read.success) return read.data;
  const [problem] = schemaProblems(full, value, read.error);
  throw new CommandError(`${problem === undefined ? full : formatProblem(problem)}; correct it or take it away`);
}

function* filesBefore(content: string): Generator<{ path: string; session: string }> {
  const root = join(content, "bills");
  if (!existsSync(root)) return;
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === "sessions.json") continue;
    const session = entry.parentPath.slice(root.length + 1);
    yield { path: ["bills", session, entry.name].filter((part) => part !== "").join("/"), session };
  }
}

/** What is written fits what the store reads: anything else is a mistake of the import. */
function checked(file: string, bill: StoredBill): StoredBill {
  const read = storedBill.safeParse(bill);
  if (read.success) return read.data;
  throw new Error(`${file}: ${schemaProblems(file, bill, read.error).map(formatProblem).join("; ")}`);
}
