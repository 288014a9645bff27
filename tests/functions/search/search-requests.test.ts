import path from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../../functions/app.ts";
import { currentFolder, openRelease } from "../../../functions/release.ts";
import { type Release, ReleaseHolder } from "../../../functions/release-holder.ts";
import { ReleaseSearches } from "../../../functions/search/release-searches.ts";
import type { ThreadBounds } from "../../../functions/threads/bounded-threads.ts";
import { problemRecord } from "../../../src/model/problem-record.ts";
import { buildSpecimen, publishSpecimen, type SpecimenRelease } from "../../support/specimen-release.ts";

const worker = new URL("./test-worker.ts", import.meta.url);

describe("requests while searches are slow", () => {
  let specimen: SpecimenRelease;
  beforeAll(async () => {
    specimen = await buildSpecimen();
  });
  afterAll(() => specimen.remove());

  /** The current release with searches that do as their query says; `closed` is told when they are closed. */
  async function slowRelease(bounds: Partial<ThreadBounds> = {}, closed: () => void = () => {}): Promise<Release> {
    const folder = (await currentFolder(specimen.dist)) as string;
    const searches = new ReleaseSearches(path.join(folder, "corpus.sqlite"), { worker, ...bounds });
    const close = searches.close.bind(searches);
    searches.close = () => {
      closed();
      return close();
    };
    return { ...openRelease(folder), searches };
  }

  const appOver = (releases: ReleaseHolder) => createApp({ releases, log: pino({ level: "silent" }) });

  test("a search past its deadline is a 503 that says when to come back, and is not kept", async () => {
    const releases = new ReleaseHolder(await slowRelease({ patience: 500 }));
    const { api } = appOver(releases);
    for (const path of ["/api/code/search", "/api/code/search/markdown"]) {
      const answer = await api.request(`${path}?q=block%205000`);
      expect(answer.status).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("1");
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("etag")).toBeNull();
      const problem = problemRecord.parse(await answer.json());
      expect(problem).toMatchObject({ status: 503, retry_after: 1, detail: expect.stringContaining("too long") });
    }
    releases.close();
  });

  test("documents are answered while every thread is busy and the queue is full", async () => {
    const releases = new ReleaseHolder(await slowRelease({ threads: 1, waiting: 1 }));
    const { api } = appOver(releases);
    await releases.current.searches.warm();
    let answered = false;
    const slow = Promise.resolve(api.request("/api/code/search?q=block%201500")).finally(() => (answered = true));
    const busy = [slow, api.request("/api/code/search?q=orchard")];
    expect((await api.request("/api/code/search?q=toll")).status).toBe(503);
    for (let time = 0; time < 20; time += 1) expect((await api.request("/api/code/sections/90-1-3")).status).toBe(200);
    expect(answered).toBe(false);
    expect((await Promise.all(busy)).map(({ status }) => status)).toEqual([200, 200]);
    releases.close();
  });

  test("an answer that was made is kept: it is given again without a thread", async () => {
    const releases = new ReleaseHolder(await slowRelease({ threads: 1, waiting: 0 }));
    const { api } = appOver(releases);
    const first = await api.request("/api/code/search?q=orchard&x=1");
    const busy = api.request("/api/code/search?q=block%20400");
    expect((await api.request("/api/code/search?q=toll")).status).toBe(503);
    const again = await api.request("/api/code/search?q=orchard&y=2&limit=20");
    expect([again.status, again.headers.get("etag")]).toEqual([200, first.headers.get("etag")]);
    await busy;
    releases.close();
  });

  test("a search that began on a release is answered from it after another took its place; its threads end then", async () => {
    let closed = false;
    const releases = new ReleaseHolder(await slowRelease({}, () => (closed = true)));
    const { api } = appOver(releases);
    await releases.current.searches.warm();
    const former = releases.current.corpus.roots;
    const slow = api.request("/api/code/search?q=block%20400");
    await publishSpecimen(specimen.dist, "2026-11-21");
    releases.replace(openRelease((await currentFolder(specimen.dist)) as string));
    const other = await api.request("/api/code/search?q=orchard");
    expect(other.status).toBe(200);
    expect((await slow).status).toBe(200);
    expect(former).toEqual(releases.current.corpus.roots);
    expect(closed).toBe(true);
    releases.close();
  });
});
