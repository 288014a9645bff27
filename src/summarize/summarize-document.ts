import { askChecked, type Outcome } from "./ask-checked.ts";
import type { AnswerFields, Assignment } from "./assignment.ts";
import { BILL_ASSIGNMENT, type BillWriting } from "./bill-assignment.ts";
import { documentMaterial } from "./document-material.ts";
import type { Endpoint } from "./endpoint.ts";
import { OPINION_ASSIGNMENT, type OpinionWriting } from "./opinion-assignment.ts";
import { PART_ASSIGNMENT } from "./part-assignment.ts";
import type { Material } from "./prompt.ts";
import type { SummaryDocument } from "./read-document.ts";
import { splitParts } from "./split-parts.ts";
import { PART_CHARS, PARTS_MAX } from "./text-bounds.ts";

/** What was written of a document; `parts` is 1 where it was read at once. */
export type WrittenDocument = { writing: BillWriting | OpinionWriting; parts: number };

/**
 * Asks for everything that the service writes about one document that has a text. A long one is read in parts: notes on
 * each part are asked for first, then the whole is written from the notes; quotations are always checked against the text.
 *
 * @throws {EndpointError} when the endpoint gives no answer
 */
export async function summarizeDocument(
  endpoint: Endpoint,
  document: SummaryDocument,
  signal: AbortSignal,
): Promise<Outcome<WrittenDocument>> {
  const { facts, text, source } = documentMaterial(document);
  const parts = splitParts(text, PART_CHARS);
  if (parts.length > PARTS_MAX)
    return {
      kind: "failed",
      reason: `its text has ${text.length} characters; at most ${PART_CHARS * PARTS_MAX} are read`,
    };
  const ask = <Fields extends AnswerFields, Written>(assignment: Assignment<Fields, Written>, material: Material) =>
    askChecked(endpoint, assignment, material, source, signal);
  const notes = parts.length === 1 ? null : await readParts(ask, facts, parts);
  if (notes?.kind === "failed") return notes;
  const material: Material =
    notes === null ? { facts, kind: "text", text } : { facts, kind: "notes", text: notes.written };
  const outcome =
    document.collection === "bills" ? await ask(BILL_ASSIGNMENT, material) : await ask(OPINION_ASSIGNMENT, material);
  if (outcome.kind === "failed") return outcome;
  const refused = [...(notes?.refused ?? []), ...outcome.refused];
  return { kind: "written", written: { writing: outcome.written, parts: parts.length }, refused };
}

type Ask = <Fields extends AnswerFields, Written>(
  assignment: Assignment<Fields, Written>,
  material: Material,
) => Promise<Outcome<Written>>;

/** Notes on all parts as one text, in order. */
async function readParts(ask: Ask, facts: readonly string[], parts: readonly string[]): Promise<Outcome<string>> {
  const notes: string[] = [];
  const refused: Extract<Outcome<string>, { kind: "written" }>["refused"][number][] = [];
  for (const [index, text] of parts.entries()) {
    const place = `part ${index + 1} of ${parts.length}`;
    const outcome = await ask(PART_ASSIGNMENT, { facts: [...facts, `This is ${place}.`], kind: "text", text });
    if (outcome.kind === "failed") return { kind: "failed", reason: `${place}: ${outcome.reason}` };
    const { notes: words, passages } = outcome.written;
    notes.push([`Notes on ${place}: ${words}`, ...passages.map((passage) => `Passage: ${passage}`)].join("\n"));
    refused.push(...outcome.refused);
  }
  return { kind: "written", written: notes.join("\n\n"), refused };
}
