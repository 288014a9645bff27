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
    coverage: coverageWith(facts.coverage, { ...kept, ...added }),
    sources: distinct([...facts.sources, ...sourcesOfKept(before, kept), ...constitutions.map(({ source }) => source)]),
    constitutions: { ...kept, ...added },
  };
  return { ...before, code };
}

/** The sentence on the titles, and one on the constitutions in place of any from before. */
function coverageWith(titles: string, constitutions: StoredCodeCollection["constitutions"]): string {
  const names = Object.values(constitutions).flatMap((said) => (said === undefined ? [] : [`the ${said.heading}`]));
  const own = titles.replace(/ With it: [^.]*\.$/, "");
  return names.length === 0 ? own : `${own} With it: ${names.join(" and ")}.`;
}

type Sources = StoredCollection["sources"];

/** While a constitution of before stays, so do the sources of before. */
function sourcesOfKept({ code }: StoredCorpus, kept: StoredCodeCollection["constitutions"]): Sources {
  return Object.keys(kept).length === 0 ? [] : (code?.sources ?? []);
}

function distinct(sources: Sources): Sources {
  return [...new Map(sources.map((source) => [source.url, source])).values()];
}
