import type { StoredCodeCollection, StoredCollection, StoredCorpus } from "../model/stored-corpus.ts";
import type { ImportedConstitution } from "./constitution/import-constitution.ts";
import { ImportError } from "./import-error.ts";

/**
 * What `corpus.json` says of the Code once titles, constitutions or both have been imported: what is not imported now
 * stays as it was said before. Constitutions alone need a Code to stand beside.
 */
export function describeCode(
  before: StoredCorpus,
  titles: StoredCollection | null,
  constitutions: readonly ImportedConstitution[],
): StoredCorpus {
  const facts: StoredCollection | undefined = titles ?? before.code;
  if (facts === undefined) {
    throw new ImportError(
      "there are only constitutions here; import them together with titles of the Code, or after them",
    );
  }
  const kept = before.code?.constitutions ?? {};
  const added = Object.fromEntries(constitutions.map(({ scheme, facts: said }) => [scheme, said]));
  const code: StoredCodeCollection = {
    ...facts,
    sources: distinct([...facts.sources, ...sourcesOfKept(before, kept), ...constitutions.map(({ source }) => source)]),
    constitutions: { ...kept, ...added },
  };
  return { ...before, code };
}

type Sources = StoredCollection["sources"];

/** While a constitution of before stays, so do the sources of before. */
function sourcesOfKept({ code }: StoredCorpus, kept: StoredCodeCollection["constitutions"]): Sources {
  return Object.keys(kept).length === 0 ? [] : (code?.sources ?? []);
}

function distinct(sources: Sources): Sources {
  return [...new Map(sources.map((source) => [source.url, source])).values()];
}
