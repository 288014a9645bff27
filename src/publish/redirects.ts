import type { Corpus } from "../corpus/corpus.ts";
import type { ArtifactWriter } from "./artifact-writer.ts";

/**
 * Writes the finite redirects as an artifact, for hosts that serve the static tree alone: a citation inside a reserved run
 * leads, for now, to the run. Forms without end (other spellings of a citation) need the function.
 */
export function writeRedirects(corpus: Corpus, writer: ArtifactWriter): void {
  const lines = corpus.codeAliases().flatMap(([written, citation]) => [
    JSON.stringify({
      host: "api",
      from: `/api/code/sections/${written}`,
      to: `/api/code/sections/${citation}`,
      status: 307,
    }),
    JSON.stringify({ host: "site", from: `/code/${written}`, to: `/code/${citation}`, status: 307 }),
  ]);
  writer.put("redirects.json", `[${lines.length === 0 ? "" : `\n${lines.join(",\n")}\n`}]\n`);
}
