import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../functions/app.ts";
import { collectionOf } from "../../functions/loaded-collections.ts";
import { currentFolder, openRelease } from "../../functions/release.ts";
import { ReleaseHolder } from "../../functions/release-holder.ts";
import { fillPath } from "../../functions/route-paths.ts";
import { ROUTES } from "../../src/contract/routes.ts";
import { KEY_HEADER } from "../../src/contract/routes-ask.ts";
import { paramsOf } from "../contract/endpoints/route-rows.ts";
import { ASK_KEY } from "../support/hosts.ts";
import { buildSpecimen, type SpecimenRelease } from "../support/specimen-release.ts";

/** What every route takes that takes a body. */
const SENT = {
  id: "hb9001",
  quote: "Words that may be there",
  class: "send_to_ai",
  messages: [{ role: "user", content: "Why?" }],
};
const LEFT_OUT = ROUTES.filter((route) => ["bills", "opinions"].includes(collectionOf(route) ?? ""));

describe("a release without bills and opinions", () => {
  let release: SpecimenRelease;
  let releases: ReleaseHolder;
  let app: ReturnType<typeof createApp>;
  beforeAll(async () => {
    release = await buildSpecimen();
    const opened = openRelease((await currentFolder(release.dist)) as string);
    const corpus = { ...opened.corpus, bills: null, opinions: null };
    const files = { find: () => null } as unknown as typeof opened.files;
    releases = new ReleaseHolder({ ...opened, corpus, files });
    app = createApp({ releases, log: pino({ level: "silent" }), askKey: ASK_KEY });
  });
  afterAll(() => {
    releases.close();
    release.remove();
  });

  test("knows the routes that it leaves out", () => {
    expect(LEFT_OUT.length).toBeGreaterThan(50);
    for (const { id } of LEFT_OUT)
      expect(id).toMatch(/^(?:bills|opinions|site\.(?:bills?|session|opinions?|year|case))\b/);
  });

  test.each(LEFT_OUT.map((route) => [route.host, route.path, route] as const))(
    "%s %s is not there, and says so",
    async (host, path, route) => {
      const { method, body } = route;
      const answer = await app[host].request(
        `${fillPath(path, paramsOf(route))}?q=S23G9005&ids=hb9001&session=2025&case_type=direct-appeal`,
        { method, headers: { [KEY_HEADER]: ASK_KEY }, ...(body !== null && { body: JSON.stringify(SENT) }) },
      );
      expect(answer.status).toBe(404);
      expect(await answer.text()).toMatch(/The (?:bills|opinions) are not part of this release\./);
    },
  );

  test("does not name them among the places to start", async () => {
    const { start } = await (await app.api.request("/nothing")).json();
    const urls = start.map(({ url }: { url: string }) => url);
    expect(urls).toContain("https://api.example.org/api/code/tree");
    expect(urls.filter((url: string) => /\/api\/(?:bills|opinions)/.test(url))).toEqual([]);
    const site = await (await app.site.request("/nothing")).text();
    expect(site).not.toMatch(/example\.org\/(?:bills|opinions)/);
  });
});
