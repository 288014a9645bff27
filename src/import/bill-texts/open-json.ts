import * as z from "zod";
import { type BillNumber, parseBillNumber } from "../../identifiers/bills/bill-number.ts";
import { NO_FACTS, type TextFacts } from "./text-facts.ts";
import { DatasetRecordFile, UnreadableText } from "./unreadable-text.ts";

/** A text inside a JSON file, and what the file says of it. */
export type JsonText = { bytes: Buffer; facts: TextFacts };

const number = z.coerce.number().int().positive().nullable().catch(null);

/** LegiScan's `getBillText`: the file in base64. */
const legiscanText = z.object({ text: z.object({ doc: z.string().min(1), doc_id: number, bill_id: number }) });

/** The General Assembly's service since 2021, with the words of a PDF. */
const assemblyText = z.object({
  details: z.object({
    number: z.coerce.string(),
    /** 1 is the House, 2 the Senate. */
    chamber: z.int().min(1).max(2),
    /** 1 is a bill. */
    documentType: z.int(),
    session: z.object({ description: z.string() }),
  }),
  document_text: z.string(),
});

/**
 * The texts of a JSON file: LegiScan's `getBillText`, or bills of the General Assembly's service with their words.
 *
 * @throws {UnreadableText} when it is damaged, or holds neither
 */
export function openJson(json: string): JsonText[] {
  const value = parse(json);
  const texts = (Array.isArray(value) ? value : [value]).flatMap((item: unknown): JsonText[] => {
    const legiscan = legiscanText.safeParse(item);
    if (legiscan.success) {
      const { doc, doc_id, bill_id } = legiscan.data.text;
      return [{ bytes: Buffer.from(doc, "base64"), facts: { ...NO_FACTS, doc_id, bill_id } }];
    }
    const assembly = assemblyText.safeParse(item);
    if (!assembly.success) return [];
    const { details, document_text } = assembly.data;
    const facts = { ...NO_FACTS, number: numberOf(details), session: details.session.description };
    return [{ bytes: Buffer.from(document_text, "utf8"), facts }];
  });
  if (texts.length === 0 && isDatasetRecord(value)) throw new DatasetRecordFile();
  if (texts.length === 0) throw new UnreadableText("a JSON file without a bill's text in it");
  return texts;
}

/** A bill, person or roll call of a dataset: it lies beside texts where both are in one folder. */
function isDatasetRecord(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return ["bill", "person", "roll_call"].some((key) => Object.hasOwn(value, key));
}

function numberOf({
  number: serial,
  chamber,
  documentType,
}: z.infer<typeof assemblyText>["details"]): BillNumber | null {
  return documentType === 1 ? parseBillNumber(`${chamber === 1 ? "h" : "s"}b${serial}`) : null;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new UnreadableText(`no JSON (${(error as Error).message}); download it again`);
  }
}
