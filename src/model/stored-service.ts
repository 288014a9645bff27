import * as z from "zod";
import { isoDay, phrase } from "./common.ts";

/**
 * What the service itself wrote of a document, apart from all source text. `source_hash` is the first 16 hex digits of the
 * SHA-256 of the text that it was written from: when the text changes it is written again.
 */
export const serviceFields = z.strictObject({
  /** The model that wrote it. */
  model: phrase,
  written_on: isoDay,
  source_hash: z.string().regex(/^[0-9a-f]{16}$/, "expected 16 hexadecimal digits"),
  summary: z.strictObject({ en: phrase, es: phrase.nullable() }),
});
