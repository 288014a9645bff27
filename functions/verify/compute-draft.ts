import type { Corpus } from "../../src/corpus/corpus.ts";
import { type DraftAnswer, draftRequest } from "../../src/model/draft-records.ts";
import { renderJson } from "../../src/render/render-json.ts";
import { checkDraft } from "../../src/verify/draft/check-draft.ts";
import { bodyOf } from "../body-of.ts";
import type { Compute } from "../computed.ts";
import { draftShelf } from "./draft-shelf.ts";

/** `POST /verify`: every citation and quotation of a text, held against the collections of the release. */
export const computeDraft: Compute = (reading) => {
  const { corpus } = reading.release;
  const { text } = bodyOf(reading, draftRequest);
  const answer: DraftAnswer = { ...checkDraft(text, draftShelf(corpus)), corpus_versions: versionsOf(corpus) };
  return { kind: "body", body: renderJson(answer) };
};

function versionsOf(corpus: Corpus): DraftAnswer["corpus_versions"] {
  const versions: DraftAnswer["corpus_versions"] = { code: null, bills: null, opinions: null };
  for (const { collection, corpusVersion } of corpus.collections()) versions[collection] = corpusVersion;
  return versions;
}
