import { join } from "node:path";
import { storedBill } from "../model/stored-bill.ts";
import { storedOpinion } from "../model/stored-opinion.ts";
import type { RefusedQuote } from "./check-key-quotes.ts";
import type { Endpoint } from "./endpoint.ts";
import { EndpointError } from "./endpoint-error.ts";
import type { DocumentPlace } from "./list-documents.ts";
import type { PlannedDocument } from "./plan-summaries.ts";
import { readDocument, type SummaryDocument } from "./read-document.ts";
import { sourceHash } from "./source-hash.ts";
import { summarizeDocument } from "./summarize-document.ts";
import { writeService } from "./write-service.ts";

/** What a run works with. `today` is the UTC day; `signal` interrupts the run. */
export type SummarizeOptions = {
  readonly content: string;
  readonly asked: readonly PlannedDocument[];
  readonly endpoint: Endpoint;
  readonly model: string;
  readonly concurrency: number;
  readonly today: () => string;
  readonly signal: AbortSignal;
  readonly onDocument?: () => void;
};

/** What a run did, in the order in which documents were finished. */
export type SummarizeReport = {
  readonly written: (DocumentPlace & { readonly quotes: number; readonly parts: number })[];
  readonly failed: (DocumentPlace & { readonly reason: string })[];
  readonly refusedQuotes: ({ readonly file: string } & RefusedQuote)[];
  /** Documents that were not asked for, or not to the end. */
  left: number;
  /** Why the run ended early; null when it did not, or was interrupted. */
  stopped: string | null;
};

/** The run ends when the endpoint failed to answer so many documents one after the other. */
const UNANSWERED_MAX = 5;

/**
 * Asks for every document of a plan and writes each as it is finished, so that whatever ends the run, only what is being
 * asked for is lost. A document that fails is reported and the next one taken; a failure of the endpoint ends the run.
 */
export async function summarizeContent(options: SummarizeOptions): Promise<SummarizeReport> {
  const report: SummarizeReport = { written: [], failed: [], refusedQuotes: [], left: 0, stopped: null };
  const stop = new AbortController();
  const signal = AbortSignal.any([options.signal, stop.signal]);
  const queue = options.asked[Symbol.iterator]();
  let unanswered = 0;

  const fail = (place: PlannedDocument, error: unknown) => {
    if (!(error instanceof EndpointError)) {
      stop.abort();
      throw error;
    }
    if (error.reach === "interrupted") return;
    unanswered = error.reach === "transport" ? unanswered + 1 : 0;
    if (error.reach !== "run") report.failed.push(toFailure(place, error.message));
    if (error.reach === "run") report.stopped ??= error.message;
    if (unanswered >= UNANSWERED_MAX)
      report.stopped ??= `${unanswered} documents in a row had no answer: ${error.message}`;
    if (report.stopped !== null) stop.abort();
  };
  const work = async () => {
    // One iterator for all workers: each takes the next document.
    for (let next = queue.next(); !next.done && !signal.aborted; next = queue.next()) {
      try {
        await finish(options, next.value, signal, report);
        unanswered = 0;
      } catch (error) {
        fail(next.value, error);
      }
      if (!signal.aborted) options.onDocument?.();
    }
  };
  await Promise.all(Array.from({ length: options.concurrency }, work));
  report.left = options.asked.length - report.written.length - report.failed.length;
  return report;
}

/** Asks for one document and writes it. */
async function finish(
  { content, endpoint, model, today }: SummarizeOptions,
  place: PlannedDocument,
  signal: AbortSignal,
  report: SummarizeReport,
): Promise<void> {
  const read = readDocument(content, place);
  if (read.kind === "problem") return void report.failed.push(toFailure(place, read.message));
  const { document } = read;
  const { collection, file } = place;
  if (document.document.text === "")
    return void report.failed.push(toFailure(place, "its text is gone; run this again"));
  const outcome = await summarizeDocument(endpoint, document, signal);
  if (outcome.kind === "failed") return void report.failed.push(toFailure(place, outcome.reason));
  const { writing, parts } = outcome.written;
  const service = { model, written_on: today(), source_hash: sourceHash(document.document.text), ...writing };
  const problem = serviceProblem(document, service) ?? writeService(join(content, file), document.raw, service);
  if (problem !== null) return void report.failed.push(toFailure(place, problem));
  const quotes = "key_quotes" in writing ? writing.key_quotes.length : 0;
  report.written.push({ collection, file, quotes, parts });
  report.refusedQuotes.push(...outcome.refused.map((refused) => ({ file, ...refused })));
}

/** What the schema of its collection says against a document with service text; null when nothing. */
function serviceProblem({ collection, document }: SummaryDocument, service: object): string | null {
  const schema = collection === "bills" ? storedBill : storedOpinion;
  const checked = schema.safeParse({ ...document, service });
  if (checked.success) return null;
  return `not written: ${checked.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ")}`;
}

function toFailure({ collection, file }: PlannedDocument, reason: string) {
  return { collection, file, reason };
}
