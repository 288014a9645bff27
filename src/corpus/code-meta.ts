import { CODE_STATUSES } from "../model/code-status.ts";
import type { CodeContent } from "../model/content.ts";
import type { ConstitutionRecord } from "../model/provision-records.ts";
import type { SectionRecord } from "../model/section-record.ts";
import type { CodeMeta } from "../model/service-records.ts";
import type { StoredCodeCollection } from "../model/stored-corpus.ts";
import type { CodeMaps } from "./code-maps.ts";
import type { CompileOptions } from "./compile-options.ts";
import { metaStanding, metaTerms } from "./meta-parts.ts";
import { nextDay } from "./section-versions.ts";

/** What the compiled Code is, from which its meta is made. */
export type CompiledCode = {
  corpusVersion: string;
  collection: StoredCodeCollection;
  content: CodeContent;
  records: readonly SectionRecord[];
  maps: CodeMaps;
  constitutions: readonly ConstitutionRecord[];
  options: CompileOptions;
  changeDays: readonly string[];
};

/** What `/code/meta` says. */
export function codeMeta(code: CompiledCode): CodeMeta {
  const { collection, records, maps, constitutions } = code;
  const { asOf, roots } = code.options;
  const byStatus = Map.groupBy(records, (record) => record.status);
  return {
    collection: "code",
    ...metaStanding(collection, { corpusVersion: code.corpusVersion, asOf }),
    next_change: nextDay(code.changeDays, asOf),
    counts: {
      titles: maps.titles.length,
      chapters: maps.chapters.length,
      sections: records.length,
      versions: records.reduce((sum, record) => sum + record.versions.length, 0),
      provisions: code.content.provisions.length,
      by_status: Object.fromEntries(
        CODE_STATUSES.map((status) => [status, byStatus.get(status)?.length ?? 0]),
      ) as CodeMeta["counts"]["by_status"],
    },
    constitutions: constitutions.map(({ scheme, heading, current_through, license, provision_count }) => ({
      scheme,
      heading,
      current_through,
      license,
      provision_count,
    })),
    ...metaTerms(collection),
    bulk_url: `${roots.api}/code/bulk`,
  };
}
