import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatBody } from "../../src/import/bill-texts/format-body.ts";
import { openTextFile } from "../../src/import/bill-texts/open-text-file.ts";
import { importRelease } from "../../src/import/ocga/import-release.ts";
import { importOpinions } from "../../src/import/opinions/import-opinions.ts";
import { openSourceFiles } from "../../src/import/zip/source-files.ts";
import type { DocumentText } from "../../src/verify/document-text.ts";
import { billText, opinionText, sectionText } from "../../src/verify/documents.ts";
import { madeVersion } from "../verify/made-documents.ts";
import { REAL_DATA } from "./real-data.ts";

const TITLES = ["39", "41"].map((title) => join(REAL_DATA, "ocga", "r86", `gov.ga.ocga.title.${title}.html`));
const OPINIONS = join(REAL_DATA, "courtlistener-v3");
const BILLS = ["soap/legislation_text_get_legislation_text.xml", "json/json_sample_files/legislative_details.json"].map(
  (name) => join(REAL_DATA, "gga", name),
);

async function readSections(): Promise<DocumentText[]> {
  const titles = await importRelease(TITLES.map((name) => ({ name, html: readFileSync(name, "utf8") })));
  return titles.flatMap(({ sections }) =>
    sections.map(({ text }) =>
      sectionText({ versions: [madeVersion("r86", "active", true, text)], in_force_now: true }),
    ),
  );
}

async function readOpinions(): Promise<DocumentText[]> {
  const scratch = mkdtempSync(join(tmpdir(), "verify-opinions-"));
  try {
    using sources = await openSourceFiles(OPINIONS);
    using imported = importOpinions({ files: sources.files, courts: ["all"], scratch });
    return imported.clusters.map((cluster) => opinionText(imported.document(cluster)));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function readBills(): Promise<DocumentText[]> {
  return BILLS.flatMap((name) => openTextFile({ name, read: () => readFileSync(name) })).map(({ paragraphs }) =>
    billText(formatBody(paragraphs)),
  );
}

/** Real documents by kind: whether they are there, and how quotes are looked for in them. */
export const REAL_TEXTS: readonly {
  readonly name: string;
  readonly isThere: boolean;
  readonly read: () => Promise<DocumentText[]>;
}[] = [
  { name: "sections", isThere: TITLES.every((file) => existsSync(file)), read: readSections },
  { name: "opinions", isThere: existsSync(OPINIONS), read: readOpinions },
  { name: "bills", isThere: BILLS.every((file) => existsSync(file)), read: readBills },
];
