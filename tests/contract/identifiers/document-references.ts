import { expect, test } from "vitest";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { expectLeads } from "./expect-leads.ts";

/** An address of the site, and where it leads. */
export type SiteAddress = readonly [from: string, status: 307 | 308, to: string];

/** Tests of what references to bills and to opinions have in common. `resolve` is an address that resolves a reference. */
export function documentReferences(hosts: ServedSpecimen, site: readonly SiteAddress[], resolve: string): void {
  test.each(site)("%s on the site leads (%d) to %s", async (from, status, to) => {
    await expectLeads(hosts.site, from, status, to);
  });

  test("resolve carries a tag, and answers whole whatever the caller has", async () => {
    const answer = await hosts.api(resolve);
    const etag = answer.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    const again = await hosts.api(resolve, { headers: { "If-None-Match": etag } });
    expect([again.status, await again.text()]).toEqual([200, await answer.text()]);
  });
}
