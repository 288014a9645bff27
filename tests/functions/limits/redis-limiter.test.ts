import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import fc from "fast-check";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SlidingLog } from "../../../functions/limits/sliding-log.ts";
import { readScriptAnswer, SLIDING_LOG_SCRIPT, scriptArguments } from "../../../functions/limits/sliding-log-script.ts";
import { HAS_REDIS, type RedisServer, startRedis } from "./redis-server.ts";

const WINDOWS = [
  { name: "short", requests: 3, seconds: 1 },
  { name: "long", requests: 5, seconds: 4 },
];
/** Longer than this no request may take, whatever Redis does, in milliseconds. */
const PATIENCE = 1_000;

type Process = { url: string; log: string[]; child: ChildProcess };

async function startProcess(redis: string): Promise<Process> {
  const child = spawn(process.execPath, [`${import.meta.dirname}/limited-process.mjs`, redis], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const log: string[] = [];
  const port = await new Promise<number>((resolve) => {
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on("line", (line) => {
      const read = JSON.parse(line) as { port?: number; msg?: string };
      if (read.port !== undefined) resolve(read.port);
      if (read.msg !== undefined) log.push(read.msg);
    });
  });
  return { url: `http://127.0.0.1:${port}`, log, child };
}

describe.skipIf(!HAS_REDIS)("counting in Redis (needs redis-server)", () => {
  let redis: RedisServer;
  const processes: Process[] = [];
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => {
    for (const { child } of processes) child.kill();
    await redis?.stop();
  });

  async function open(): Promise<Process> {
    const started = await startProcess(redis.url);
    processes.push(started);
    return started;
  }

  test("the script counts as the log in memory does", async () => {
    const client = new Redis(redis.url);
    const scripted = SLIDING_LOG_SCRIPT.replace(
      "redis.call('TIME')",
      "{ math.floor(KEYS[2] / 1000), (KEYS[2] % 1000) * 1000 }",
    );
    let key = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: -50, max: 700 }), { maxLength: 40 }), async (gaps) => {
        key += 1;
        const log = new SlidingLog();
        let now = 1_795_000_000_000;
        for (const gap of gaps) {
          now += gap;
          const answer = await client.eval(scripted, 2, `oracle:${key}`, now, ...scriptArguments(WINDOWS));
          expect(readScriptAnswer(WINDOWS, answer as number[])).toEqual(log.take(WINDOWS, now));
        }
      }),
      { numRuns: 60 },
    );
    client.disconnect();
  });

  test("a clock of Redis that was put back by an hour locks nobody out: the log begins anew", async () => {
    const client = new Redis(redis.url);
    const later = Date.now() + 3_600_000;
    await client.lpush("put-back", ...Array<number>(5).fill(later));
    const answer = await client.eval(SLIDING_LOG_SCRIPT, 1, "put-back", ...scriptArguments(WINDOWS));
    const { accepted, standings } = readScriptAnswer(WINDOWS, answer as number[]);
    expect(accepted).toBe(true);
    expect(standings.map(({ remaining }) => remaining)).toEqual([2, 4]);
    client.disconnect();
  });

  test("two processes on one Redis count together", async () => {
    const [one, other] = [await open(), await open()];
    const answers = [];
    for (let asked = 0; asked < 130; asked += 1) answers.push(await read(asked % 2 === 0 ? one : other, "192.0.2.1"));
    expect(answers.map(({ status }) => status)).toEqual([...Array(120).fill(200), ...Array(10).fill(429)]);
    for (const { retryAfter } of answers.slice(120)) {
      expect(retryAfter).toBeGreaterThan(50);
      expect(retryAfter).toBeLessThanOrEqual(60);
    }
  });

  test("many requests at once are counted to the last", async () => {
    const [one, other] = [await open(), await open()];
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, asked) => read(asked % 2 === 0 ? one : other, "192.0.2.2")),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
  });

  test("a Redis that ends mid-run costs no request: each process counts alone, and together again when it is back", async () => {
    const [one, other] = [await open(), await open()];
    for (let asked = 0; asked < 100; asked += 1) await read(one, "192.0.2.3");
    await redis.stop();
    const alone = [];
    for (let asked = 0; asked < 125; asked += 1) alone.push(await read(one, "192.0.2.3"));
    expect(alone.map(({ status }) => status)).toEqual([...Array(120).fill(200), ...Array(5).fill(429)]);
    expect((await read(other, "192.0.2.3")).status).toBe(200);
    expect(Math.max(...alone.map(({ milliseconds }) => milliseconds))).toBeLessThan(PATIENCE);
    await redis.start();
    for (const each of [one, other]) await until(() => count(each, "back") === 1);
    expect(one.log).toEqual([expect.stringContaining("Redis is away"), expect.stringContaining("Redis is back")]);
    const together = [];
    for (let asked = 0; asked < 125; asked += 1) together.push(await read(asked % 2 === 0 ? one : other, "192.0.2.4"));
    expect(together.filter(({ status }) => status === 200)).toHaveLength(120);
  });

  test("a Redis that hangs holds the first requests up for a moment and the next not at all", async () => {
    const one = await open();
    await read(one, "192.0.2.5");
    redis.pause();
    const first = await Promise.all(Array.from({ length: 50 }, () => read(one, "192.0.2.5")));
    const next = [];
    for (let asked = 0; asked < 50; asked += 1) next.push(await read(one, "192.0.2.5"));
    redis.resume();
    expect([...first, ...next].map(({ status }) => status)).toEqual(Array(100).fill(200));
    expect(Math.max(...first.map(({ milliseconds }) => milliseconds))).toBeLessThan(PATIENCE);
    expect(next.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)[25]).toBeLessThan(50);
    await until(() => count(one, "back") === 1);
    expect(count(one, "away")).toBe(1);
  });

  test("a server whose Redis is not there yet starts, and finds it later", async () => {
    await redis.stop();
    const started = await startProcess(redis.url);
    processes.push(started);
    for (let asked = 0; asked < 121; asked += 1)
      expect((await read(started, "192.0.2.6")).status).toBe(asked < 120 ? 200 : 429);
    await redis.start();
    await until(() => count(started, "back") === 1);
    expect((await read(started, "192.0.2.6")).status).toBe(200);
  });
});

async function read({ url }: Process, caller: string) {
  const start = performance.now();
  const answer = await fetch(`${url}/api/private`, { headers: { "x-test-peer": caller } });
  await answer.arrayBuffer();
  const retryAfter = Number(answer.headers.get("retry-after"));
  return { status: answer.status, retryAfter, milliseconds: performance.now() - start };
}

function count({ log }: Process, word: "away" | "back"): number {
  return log.filter((msg) => msg.startsWith(`Redis is ${word}`)).length;
}

async function until(holds: () => boolean): Promise<void> {
  for (let waited = 0; waited < 200; waited += 1) {
    if (holds()) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error("it did not come about within 10 seconds");
}
