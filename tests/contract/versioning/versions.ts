import { afterAll, beforeAll, expect, test } from "vitest";
import { ROUTES } from "../../../src/contract/routes.ts";
import { COLLECTIONS } from "../../../src/model/common.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { everyDocument } from "../../support/every-document.ts";
import { type Hosts, openInProcess, post } from "../../support/hosts.ts";
import { buildSpecimen, type SpecimenRelease } from "../../support/specimen-release.ts";

const IDS = { code: "91-1-4", bills: "hb9001", opinions: "S23G9005" };

/** Tests of the version of the API, of each corpus, and of a section. */
export function versions(hosts: ServedSpecimen): void {
  let again: SpecimenRelease;
  let others: Hosts;
  beforeAll(async () => {
    again = await buildSpecimen();
    others = await openInProcess(again.dist);
  });
  afterAll(async () => {
    await others?.close();
    again?.remove();
  });

  const json = async (address: string) => (await hosts.api(address)).json();

  test("the description and the index say 0.1.0, and no path has a version", async () => {
    expect((await json("/openapi.json")).info.version).toBe("0.1.0");
    expect((await json("/")).version).toBe("0.1.0");
    for (const { path: address } of ROUTES) expect(address).not.toMatch(/\/v\d/);
  });

  test.each(COLLECTIONS)(
    "meta, health, the index, a check and Markdown name one corpus version of %s",
    async (collection) => {
      const { corpus_version } = await json(`/api/${collection}/meta`);
      const named = async (address: string) =>
        (await json(address)).collections.find((each: { collection: string }) => each.collection === collection);
      expect((await named("/health")).corpus_version).toBe(corpus_version);
      expect((await named("/")).corpus_version).toBe(corpus_version);
      const check = await post(hosts.api, `/api/${collection}/verify`, {
        id: IDS[collection],
        quote: "Words of twelve",
      });
      expect((await check.json()).corpus_version).toBe(corpus_version);
      const about = await (await hosts.api(`/api/${collection}/about/markdown`)).text();
      expect(about).toContain(`corpus_version: "${corpus_version}"`);
    },
  );

  test("the same corpus, built again, has the same versions and the same tag of every document", async () => {
    expect((await (await others.api("/health")).json()).collections).toEqual((await json("/health")).collections);
    for (const { path: address } of await everyDocument(hosts)) {
      for (const form of ["", "/markdown", "/text"]) {
        const [one, two] = await Promise.all([hosts.api(address + form), others.api(address + form)]);
        expect([two.status, two.headers.get("etag")], address + form).toEqual([one.status, one.headers.get("etag")]);
      }
    }
  });

  test("every stored version of a section is selected by its qualifier, and an unknown one is a 404", async () => {
    for (const { path: address } of await everyDocument(hosts)) {
      if (!address.includes("/sections/")) continue;
      const { versions: stored } = await json(address);
      expect(new Set(stored.map(({ version }: { version: string }) => version)).size, address).toBe(stored.length);
      for (const { version, text } of stored) {
        expect(version).toMatch(/^(?:until-)?\d{4}-\d\d-\d\d$|^r\d+$/);
        const answer = await hosts.api(`${address}/text?version=${version}`);
        expect([answer.status, await answer.text()], address).toEqual([
          200,
          text === "" ? expect.any(String) : `${text}\n`,
        ]);
      }
      expect((await hosts.api(`${address}/text?version=1800-01-01`)).status, address).toBe(404);
    }
  });
}
