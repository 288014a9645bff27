import * as z from "zod";
import { isoDay } from "./common.ts";

/** Languages of the summaries: `lang=es` asks for Spanish (contract section 1). */
export const LANGUAGES = ["en", "es"] as const;
/** A language of the summaries. */
export type Language = (typeof LANGUAGES)[number];

/** What stands over everything that the service wrote. */
export const SERVICE_LABEL = "Written by this service, not part of the source";

/**
 * A text that the service wrote, labelled as such. `lang` is the language it is in: English when Spanish was asked for and
 * there is none.
 */
export const serviceText = z.strictObject({
  label: z.literal(SERVICE_LABEL),
  lang: z.enum(LANGUAGES),
  text: z.string(),
  model: z.string(),
  written_on: isoDay,
});
/** A text that the service wrote. */
export type ServiceText = z.infer<typeof serviceText>;
