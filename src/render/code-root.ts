import type { PublicRoots } from "../contract/addresses.ts";
import type { Route } from "../contract/routes.ts";
import type { CodeRoot } from "../model/code-lists.ts";
import type { CodeMeta } from "../model/service-records.ts";
import { routeUrl } from "./route-url.ts";

/** What `/code` answers (contract section 4.1): coverage, and every route of the collection on the API host. */
export function codeRoot(meta: CodeMeta, routes: readonly Route[], roots: PublicRoots): CodeRoot {
  return {
    collection: "code",
    corpus_version: meta.corpus_version,
    specimen: meta.specimen,
    coverage: meta.coverage,
    qualifications: meta.qualifications,
    routes: routes.filter(isOfCode).map((route) => ({
      method: route.method,
      url: routeUrl(route, roots),
      summary: route.summary,
    })),
  };
}

function isOfCode({ host, id }: Route): boolean {
  return host === "api" && /^code(?:\.|$)/.test(id);
}
