import { execFile, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { CommandError } from "../command-line.ts";
import type { BenchOptions } from "./benchmarks.ts";
import { temporaryRelease } from "./temporary-release.ts";

const CONNECTIONS = 32;

/** Requests per second of one artifact in each form and of a redirect, next to the same JSON from a bare server. */
export async function benchReads({ content, seconds }: BenchOptions): Promise<Record<string, unknown>> {
  using release = await temporaryRelease(content);
  const paths =
    readFileSync(join(release.result.folder, "manifest.json"), "utf8").match(/code\/sections\/[^"+]+\.json/g) ?? [];
  const citation = paths[Math.floor(paths.length / 2)]?.replace(/^code\/sections\/|\.json$/g, "") ?? "";
  const body = readFileSync(join(release.result.folder, "static/code/sections", `${citation}.json`));

  const bare = createServer((_, response) => {
    response
      .writeHead(200, { "content-type": "application/json; charset=utf-8", "content-length": body.byteLength })
      .end(body);
  });
  const serve = spawn(
    process.execPath,
    [resolve(import.meta.dirname, "../serve.ts"), "--dist", release.dist, "--api-port", "0", "--site-port", "0"],
    {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, RATE_LIMIT: "off" },
    },
  );
  try {
    await new Promise<void>((done) => bare.listen(0, "127.0.0.1", done));
    const api = await firstAddress(serve.stdout);
    const address = bare.address();
    const reference = await load(
      `http://127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}/`,
      seconds,
    );
    const section = `${api}/api/code/sections/${citation}`;
    const read = {
      json: await load(section, seconds),
      markdown: await load(`${section}/markdown`, seconds),
      text: await load(`${section}/text`, seconds),
      redirect: await load(`${api}/api/code/sections/OCGA%20${citation}`, seconds),
    };
    const ratios = Object.fromEntries(
      Object.entries(read).map(([name, rate]) => [`${name}_to_bare`, Math.round((rate / reference) * 100) / 100]),
    );
    return { citation, bytes: body.byteLength, connections: CONNECTIONS, bare_per_s: reference, ...read, ...ratios };
  } finally {
    bare.close();
    serve.kill("SIGTERM");
  }
}

/** Requests per second that wrk counts on one address. */
async function load(url: string, seconds: number): Promise<number> {
  try {
    const { stdout } = await promisify(execFile)("wrk", ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, url]);
    const rate = /Requests\/sec:\s*(?<rate>[\d.]+)/.exec(stdout)?.groups?.["rate"];
    if (rate === undefined || /Non-2xx or 3xx/.test(stdout))
      throw new CommandError(`wrk did not read ${url}:\n${stdout}`);
    return Math.round(Number(rate));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT")
      throw new CommandError("wrk is not installed: apt-get install wrk");
    throw error;
  }
}

/** The API's address, from the server's first log line that names it. */
async function firstAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const { api } = JSON.parse(line) as { api?: string };
    if (api !== undefined) return api.replace("localhost", "127.0.0.1");
  }
  throw new CommandError("the server ended before it listened");
}
