import type { PublicRoots } from "../../contract/addresses.ts";
import type { ApiCatalog } from "../../model/description-records.ts";

/** Media type of `/.well-known/api-catalog` (RFC 9727). */
export const API_CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** The catalog of a host that has one API: what describes it, where it is explained, whether it is up (RFC 9727). */
export function apiCatalog({ api, site, mcp }: PublicRoots): ApiCatalog {
  const host = api.replace(/\/api$/, "");
  return {
    linkset: [
      {
        anchor: `${host}/.well-known/api-catalog`,
        item: [{ href: api, title: "Public Documents Read API" }],
      },
      {
        anchor: api,
        "service-desc": [{ href: `${host}/openapi.json`, type: "application/json", title: "OpenAPI 3.1" }],
        "service-doc": [
          { href: `${site}/docs`, type: "text/html" },
          { href: `${host}/llms.txt`, type: "text/plain", title: "For language models" },
        ],
        "service-meta": [{ href: `${host}/`, type: "application/json", title: "The API's index" }],
        status: [{ href: `${host}/health`, type: "application/json" }],
        related: [{ href: mcp, title: "Agent connector" }],
      },
    ],
  };
}
