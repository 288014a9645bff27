import { readFileSync } from "node:fs";
import { join } from "node:path";
import type * as z from "zod";
import { type StoredBill, storedBill } from "../model/stored-bill.ts";
import { type StoredOpinion, storedOpinion } from "../model/stored-opinion.ts";
import { splitFrontmatter } from "../store/frontmatter.ts";
import { formatProblem, schemaProblems } from "../store/problem.ts";
import { checkBillBody } from "../text/bill-readings.ts";
import type { DocumentPlace } from "./list-documents.ts";

/**
 * A document with its file as it was read. `unfit`: it has service-written text that does not fit it, such as quotations
 * that are no longer at their place; `document.service` is then null.
 */
export type SummaryDocument = { readonly file: string; readonly raw: string; readonly unfit: boolean } & (
  | { readonly collection: "bills"; readonly document: StoredBill }
  | { readonly collection: "opinions"; readonly document: StoredOpinion }
);

/** A document, or what is wrong with its file. */
export type ReadDocument = { kind: "document"; document: SummaryDocument } | { kind: "problem"; message: string };

/** Reads one content file by the schema of its collection. */
export function readDocument(content: string, { collection, file }: DocumentPlace): ReadDocument {
  const read = readText(join(content, file));
  if (read.kind === "problem") return read;
  const split = splitFrontmatter(read.raw);
  if (split.kind === "error") return { kind: "problem", message: split.message };
  const fields = { ...split.fields, text: split.body };
  const place = { file, raw: read.raw };
  if (collection === "opinions") {
    const parsed = parseFields(fields, storedOpinion);
    if (!parsed.success) return schemaProblem(file, fields, parsed.error);
    return { kind: "document", document: { ...place, collection, unfit: parsed.unfit, document: parsed.data } };
  }
  const parsed = parseFields(fields, storedBill);
  if (!parsed.success) return schemaProblem(file, fields, parsed.error);
  const marks = checkBillBody(parsed.data.text);
  if (marks !== null) return { kind: "problem", message: marks };
  return { kind: "document", document: { ...place, collection, unfit: parsed.unfit, document: parsed.data } };
}

/** Reads fields by a schema; when only what the service wrote stands against it, without that. */
function parseFields<T>(fields: Readonly<Record<string, unknown>>, schema: z.ZodType<T>) {
  const parsed = schema.safeParse(fields);
  if (parsed.success || !("service" in fields)) return { ...parsed, unfit: false };
  const without = schema.safeParse({ ...fields, service: null });
  return without.success ? { ...without, unfit: true } : { ...parsed, unfit: false };
}

function readText(path: string): { kind: "text"; raw: string } | { kind: "problem"; message: string } {
  try {
    const bytes = readFileSync(path);
    const raw = bytes.toString("utf8");
    // What is not UTF-8 could not be written back as it was.
    return Buffer.from(raw).equals(bytes) ? { kind: "text", raw } : { kind: "problem", message: "is not UTF-8" };
  } catch (error) {
    return { kind: "problem", message: (error as Error).message };
  }
}

function schemaProblem(file: string, value: unknown, error: z.ZodError): { kind: "problem"; message: string } {
  const problems = schemaProblems(file, value, error).map((problem) => formatProblem({ ...problem, file: "" }));
  return { kind: "problem", message: problems.join("; ") };
}
