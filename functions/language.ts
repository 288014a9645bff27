import type { NormalQuery } from "../src/contract/artifact-path.ts";
import type { Language } from "../src/model/service-text.ts";

/** The language in which the summaries are asked for (contract section 1). */
export function languageOf(query: NormalQuery): Language {
  return query["lang"] === "es" ? "es" : "en";
}
