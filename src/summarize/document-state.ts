import type { SummaryDocument } from "./read-document.ts";
import { sourceHash } from "./source-hash.ts";

/**
 * Whether a document has service-written text: `present`; `lacking`; `outdated`, its source text has changed since, or
 * what was written does not fit it; `other_model`, another model wrote it; `no_text`, there is no source text to write
 * from or to check against; `orphaned`, the same, yet there is service text of a source text that is gone.
 */
export type DocumentState = "present" | "lacking" | "outdated" | "other_model" | "no_text" | "orphaned";

/** States in which a document is asked for; `other_model` only counts where a model is given. */
export const ASKED_STATES: ReadonlySet<DocumentState> = new Set(["lacking", "outdated", "other_model"]);

/** The state of a document. `model`: text of any other model is to be written again; null: it may stay. */
export function documentState({ document, unfit }: SummaryDocument, model: string | null): DocumentState {
  const { service, text } = document;
  if (text === "") return service === null && !unfit ? "no_text" : "orphaned";
  if (unfit) return "outdated";
  if (service === null) return "lacking";
  if (service.source_hash !== sourceHash(text)) return "outdated";
  return model !== null && service.model !== model ? "other_model" : "present";
}
