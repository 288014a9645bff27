import { spawn } from "node:child_process";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { anonymousBytes } from "./memory-in-use.ts";
import { startServer } from "./start-server.ts";

type Served = {
  dist: string;
  /** Where what Node compiles is kept from one start to the next. */
  folder: string;
  queries: readonly string[];
  citations: readonly { citation: string }[];
  seconds: number;
};

/** Callers that read while others search; each waits a little between two reads, so that they never keep a core busy. */
const READERS = 2;
const PAUSE_MS = 2;
/** Sections that are read by turns. */
const READ = 50;

/**
 * A whole server: milliseconds from the start of its process to its first search, mebibytes after all queries, and reads of
 * sections while nothing else is asked and while slow searches are.
 */
export async function servedSearch({ dist, folder, queries, citations, seconds }: Served) {
  const env = { RATE_LIMIT: "off", NODE_COMPILE_CACHE: join(folder, "compiled-server") };
  const search = (api: string, q: string) => ask(`${api}/api/code/search?q=${encodeURIComponent(q)}`);
  const firstAnswer = async () => {
    const started = performance.now();
    const server = await startServer(dist, env);
    await search(server.api, queries[0] ?? "");
    return { server, ms: Math.round(performance.now() - started) };
  };
  const cold = await firstAnswer();
  await cold.server.stop();
  const { server, ms } = await firstAnswer();
  try {
    for (const q of queries) await search(server.api, q);
    const bytes = anonymousBytes(server.pid);
    const reads = citations.slice(0, READ).map(({ citation }) => `${server.api}/api/code/sections/${citation}`);
    await timesOf(reads, 1);
    const quiet = await timesOf(reads, seconds);
    const searching = await whileSearching(server.api, () => timesOf(reads, seconds));
    return {
      first_start_ms: cold.ms,
      first_answer_ms: ms,
      anonymous_mebibytes: bytes === null ? null : Math.round(bytes / 2 ** 20),
      reads_p99: quiet,
      reads_p99_while_searching: searching,
    };
  } finally {
    await server.stop();
  }
}

/** Asks for slow searches, a new one whenever one is answered, as long as the work takes. */
async function whileSearching<T>(api: string, work: () => Promise<T>): Promise<T> {
  const script = fileURLToPath(new URL("./slow-searches.ts", import.meta.url));
  const callers = spawn(process.execPath, [script, api], { stdio: ["ignore", "ignore", "inherit"] });
  try {
    await after(1_000);
    return await work();
  } finally {
    callers.kill();
  }
}

/** The p99 of reads, in milliseconds. */
async function timesOf(addresses: readonly string[], seconds: number): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const read = async (from: number) => {
    for (let turn = from; performance.now() < end; turn += READERS) {
      times.push(await ask(addresses[turn % addresses.length] ?? ""));
      await after(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: READERS }, (_, reader) => read(reader)));
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length * 0.99)] ?? 0) * 100) / 100;
}

const agent = new Agent({ keepAlive: true, maxSockets: READERS });

/** Milliseconds until the whole answer is there. */
function ask(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const request = get(address, { agent }, (response) => {
      response.resume();
      response.on("end", () =>
        response.statusCode === 200
          ? resolve(performance.now() - started)
          : reject(new Error(`${address}: ${response.statusCode}`)),
      );
    });
    request.on("error", reject);
  });
}
