import { expect, test } from "vitest";
import { COLLECTIONS } from "../../../src/model/common.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";

const post = (body: string) => ({ method: "POST", headers: { "content-type": "application/json" }, body });

/** Tests of the beacon. */
export function beacon(hosts: ServedSpecimen): void {
  test.each(COLLECTIONS)("counts a use in %s, and has nothing to say", async (collection) => {
    for (const body of ['{"class":"send_to_ai"}', '{"class":"something else","document":"90-1-1"}']) {
      const answer = await hosts.api(`/api/${collection}/beacon`, post(body));
      expect([answer.status, await answer.text()]).toEqual([204, ""]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("etag")).toBeNull();
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    }
  });

  test.each([
    ["{}", "class"],
    ['{"class":5}', "class"],
    ['{"class":""}', "class"],
    ["[]", null],
    ['"send_to_ai"', null],
    ["not json", null],
  ])("does not count %s", async (body, field) => {
    const answer = await hosts.api("/api/code/beacon", post(body));
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: { loc: string[] }[] };
    if (field !== null) expect(errors.map(({ loc }) => loc)).toContainEqual(["body", field]);
  });

  test("is only for POST", async () => {
    const answer = await hosts.api("/api/code/beacon");
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  });
}
