import { expect, test } from "vitest";
import { ROUTES } from "../../../src/contract/routes.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";

/** Tests that a client can change nothing. */
export function readOnly(hosts: ServedSpecimen): void {
  test.each(["PUT", "PATCH", "DELETE"])("no route takes %s", async (method) => {
    for (const { host, path } of ROUTES) {
      const answer = await hosts[host](path.replace(/:\w+/g, "1"), { method });
      expect(answer.status, path).toBe(405);
      expect(answer.headers.get("allow"), path).not.toContain(method);
    }
  });

  test("checks, drafts and beacons leave every corpus version as it was", async () => {
    const versions = async () => (await (await hosts.api("/health")).json()).collections;
    const before = await versions();
    const send = (path: string, body: unknown) =>
      hosts.api(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    expect((await send("/api/code/verify", { id: "91-1-4", quote: "wound on Monday and Thursday" })).status).toBe(200);
    expect((await send("/api/verify", { text: "O.C.G.A. § 91-1-4." })).status).toBe(200);
    expect((await send("/api/code/beacon", { class: "send_to_ai" })).status).toBe(204);
    expect(await versions()).toEqual(before);
  });
}
