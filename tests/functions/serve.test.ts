import { once } from "node:events";
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { listen } from "../../functions/http-server.ts";
import { runServe, startServer } from "../support/serve-process.ts";
import { buildSpecimen, publishSpecimen, type SpecimenRelease } from "../support/specimen-release.ts";

describe("npm run serve", () => {
  let release: SpecimenRelease;
  beforeAll(async () => {
    release = await buildSpecimen();
  });
  afterAll(() => release?.remove());

  test("without a release it says so in one line and ends with 1", async () => {
    const empty = mkdtempSync(path.join(tmpdir(), "empty-"));
    for (const dist of [empty, path.join(empty, "missing")]) {
      const { code, stderr } = await runServe(["--dist", dist]);
      expect(code).toBe(1);
      expect(stderr).toBe(`serve: no release in ${dist}: run npm run build\n`);
    }
    rmSync(empty, { recursive: true });
  });

  test("a port in use is named in one line, with the option that changes it", async () => {
    const other = createServer().listen(0);
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const api = await runServe(["--dist", release.dist, "--api-port", String(port), "--site-port", "0"]);
    expect([api.code, api.stderr]).toEqual([
      1,
      `serve: port ${port} is in use: stop what listens there, or choose another --api-port\n`,
    ]);
    const site = await runServe(["--dist", release.dist, "--api-port", "0", "--site-port", String(port)]);
    expect([site.code, site.stderr]).toEqual([
      1,
      `serve: port ${port} is in use: stop what listens there, or choose another --site-port\n`,
    ]);
    other.close();
  });

  test("settings that cannot be read are all named, and end it with 2", async () => {
    const { code, stderr } = await runServe(["--dist", release.dist], { BASE_URL: "not a url", LOG_LEVEL: "loud" });
    expect(code).toBe(2);
    expect(stderr).toContain("BASE_URL=not a url");
    expect(stderr).toContain("LOG_LEVEL=loud");
  });

  test.each(["SIGTERM", "SIGINT"] as const)("it says once where it listens, and ends with 0 on %s", async (signal) => {
    const server = await startServer(release.dist);
    expect((await fetch(`${server.api}/health`)).status).toBe(200);
    expect(await server.stop(signal)).toBe(0);
    expect(server.log.filter(({ msg }) => msg.includes(server.api) && msg.includes(server.site))).toHaveLength(1);
  });

  test("its log holds no address, reference or query", async () => {
    const server = await startServer(release.dist, { LOG_LEVEL: "debug" });
    await fetch(`${server.api}/api/code/sections/Section%2090-1-1?secret=words`);
    await server.stop();
    const log = JSON.stringify(server.log);
    expect(log).toContain("code.section");
    expect(log).not.toMatch(/90-1-1|secret|words|127\.0\.0\.1|::1/);
  });

  test("a new release is served without dropping a request", async () => {
    const own = await buildSpecimen("2026-11-20");
    const server = await startServer(own.dist);
    const days = new Set<string>();
    const statuses = new Set<number>();
    let asking = true;
    const ask = async () => {
      while (asking) {
        const meta = await fetch(`${server.api}/api/code/meta`);
        statuses.add(meta.status);
        days.add((await meta.json()).as_of);
        statuses.add((await fetch(`${server.api}/api/code/sections/91-1-3`)).status);
      }
    };
    const askers = [ask(), ask(), ask()];
    await publishSpecimen(own.dist, "2027-08-01");
    for (let waited = 0; !days.has("2027-08-01") && waited < 100; waited += 1)
      await new Promise((done) => setTimeout(done, 100));
    asking = false;
    await Promise.all(askers);
    expect([...days]).toEqual(["2026-11-20", "2027-08-01"]);
    expect([...statuses]).toEqual([200]);
    expect(server.log.some(({ msg }) => msg === "a new release is served")).toBe(true);
    expect(await server.stop()).toBe(0);
    own.remove();
  });

  test("a new release whose store is damaged is refused, and the one before stays", async () => {
    const own = await buildSpecimen("2026-11-20");
    const other = await buildSpecimen("2027-08-01");
    const server = await startServer(own.dist);
    onTestFinished(async () => {
      await server.stop();
      own.remove();
      other.remove();
    });
    const damaged = path.join(own.dist, "releases", "damaged");
    cpSync(realpathSync(path.join(other.dist, "current")), damaged, { recursive: true });
    const store = path.join(damaged, "corpus.sqlite");
    const bytes = readFileSync(store);
    // The head of one page: the file opens, and nearly all of it reads.
    const page = Math.floor((bytes.length / 4096) * 0.8);
    bytes.fill(0xff, page * 4096, page * 4096 + 16);
    writeFileSync(store, bytes);
    symlinkSync(path.join("releases", "damaged"), path.join(own.dist, "next"));
    renameSync(path.join(own.dist, "next"), path.join(own.dist, "current"));
    const refused = () => server.log.find(({ msg }) => msg.includes("the one before stays"));
    await expect.poll(refused, { timeout: 20_000 }).toBeDefined();
    expect(JSON.stringify(refused())).toContain("refuse-damage.ts");
    expect((await (await fetch(`${server.api}/api/code/meta`)).json()).as_of).toBe("2026-11-20");
    expect((await fetch(`${server.api}/api/code/search?q=orchard`)).status).toBe(200);
  });

  test("a release that is out of date is warned of at the start", async () => {
    const old = await buildSpecimen("2024-01-01");
    const server = await startServer(old.dist);
    await server.stop();
    const warnings = server.log.filter(({ level, msg }) => level === 40 && !msg.includes("RATE_LIMIT=off"));
    expect(warnings.map(({ msg }) => msg)).toEqual([
      expect.stringMatching(/changed on \d{4}-\d\d-\d\d.*built for 2024-01-01.*Build again/),
    ]);
    old.remove();
  });
});

describe("draining", () => {
  async function slowServer() {
    const app = new Hono();
    let answer = () => {};
    app.get("/slow", () => new Promise<Response>((resolve) => (answer = () => resolve(new Response("done")))));
    const host = await listen(app, 0);
    return { host, url: `http://localhost:${host.port}/slow`, answer: () => answer() };
  }

  test("a request that is under way is answered, and no new connection is taken", async () => {
    const { host, url, answer } = await slowServer();
    const asked = fetch(url);
    await new Promise((done) => setTimeout(done, 100));
    const drained = host.drain(5_000);
    await expect(fetch(url)).rejects.toThrow();
    answer();
    expect(await (await asked).text()).toBe("done");
    await drained;
  });

  test("one that takes too long is cut off", async () => {
    const { host, url } = await slowServer();
    const asked = fetch(url);
    asked.catch(() => {});
    await new Promise((done) => setTimeout(done, 100));
    await host.drain(200);
    await expect(asked).rejects.toThrow();
  });
});
