import { expect, test } from "vitest";
import { ROUTES } from "../../../src/contract/routes.ts";
import { openApiDocument } from "../../../src/render/openapi/openapi-document.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";

const ROOTS = {
  api: "https://api.example.org/api",
  site: "https://example.org",
  mcp: "https://api.example.org/mcp",
} as const;

/** Tests of the files that describe the API. */
export function descriptions(hosts: ServedSpecimen): void {
  test("the description is the one that the schemas make, field by field", async () => {
    const made = JSON.parse(JSON.stringify(openApiDocument(ROUTES, ROOTS)));
    expect(await (await hosts.api("/openapi.json")).json()).toEqual(made);
  });

  test("the catalog names the description, what explains it, and what watches it", async () => {
    const { linkset } = await (await hosts.api("/.well-known/api-catalog")).json();
    const api = "https://api.example.org";
    expect(linkset).toEqual([
      {
        anchor: `${api}/.well-known/api-catalog`,
        item: [{ href: `${api}/api`, title: "Public Documents Read API" }],
      },
      {
        anchor: `${api}/api`,
        "service-desc": [{ href: `${api}/openapi.json`, type: "application/json", title: "OpenAPI 3.1" }],
        "service-doc": [
          { href: "https://example.org/docs", type: "text/html" },
          { href: `${api}/llms.txt`, type: "text/plain", title: "For language models" },
        ],
        "service-meta": [{ href: `${api}/`, type: "application/json", title: "The API's index" }],
        status: [{ href: `${api}/health`, type: "application/json" }],
        related: [{ href: `${api}/mcp`, title: "Agent connector" }],
      },
    ]);
  });
}
