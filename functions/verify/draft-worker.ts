import type { Corpus } from "../../src/corpus/corpus.ts";
import { openCorpus } from "../../src/corpus/open-corpus.ts";
import type { DraftAnswer } from "../../src/model/draft-records.ts";
import { renderJson } from "../../src/render/render-json.ts";
import { openSearch } from "../../src/search/open-search.ts";
import { once } from "../../src/verify/document-text.ts";
import { checkDraft } from "../../src/verify/draft/check-draft.ts";
import type { DraftShelf } from "../../src/verify/draft/draft-shelf.ts";
import type { OpenTask } from "../threads/bounded-threads.ts";
import { yieldToReads } from "../threads/yield-to-reads.ts";
import { draftShelf } from "./draft-shelf.ts";
import type { DraftTask } from "./draft-task.ts";
import { searchShelf } from "./search-shelf.ts";

yieldToReads();

type Open = { readonly store: string; readonly corpus: Corpus; readonly shelf: DraftShelf };
let open: Open | null = null;

/** Runs in a thread of its own, where it may block: checks drafts against a store, and gives the answer's body. */
export function answerTask(task: DraftTask | OpenTask): string | null {
  open ??= openStore(task.store);
  if (open.store !== task.store) throw new Error(`a worker of ${open.store} is asked about ${task.store}`);
  if (task.kind !== "draft") return null;
  const { corpus, shelf } = open;
  return renderJson({ ...checkDraft(task.text, shelf), corpus_versions: versionsOf(corpus) } satisfies DraftAnswer);
}

/** The search is opened when something is first looked for. */
function openStore(store: string): Open {
  const corpus = openCorpus(store);
  const search = once(() => searchShelf(corpus, openSearch(store)));
  const shelf = draftShelf(corpus, {
    mayHold: (quote) => search().mayHold(quote),
    mayBeNamed: (name) => search().mayBeNamed(name),
  });
  return { store, corpus, shelf };
}

function versionsOf(corpus: Corpus): DraftAnswer["corpus_versions"] {
  const versions: DraftAnswer["corpus_versions"] = { code: null, bills: null, opinions: null };
  for (const { collection, corpusVersion } of corpus.collections()) versions[collection] = corpusVersion;
  return versions;
}
