import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { CommandError } from "../command-line.ts";
import type { BenchOptions } from "./benchmarks.ts";
import { startServer } from "./start-server.ts";
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
  const server = await startServer(release.dist, { RATE_LIMIT: "off" });
  try {
    await new Promise<void>((done) => bare.listen(0, "127.0.0.1", done));
    const address = bare.address();
    const reference = await load(
      `http://127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}/`,
      seconds,
    );
    const section = `${server.api}/api/code/sections/${citation}`;
    const read = {
      json: await load(section, seconds),
      markdown: await load(`${section}/markdown`, seconds),
      text: await load(`${section}/text`, seconds),
      redirect: await load(`${server.api}/api/code/sections/OCGA%20${citation}`, seconds),
    };
    const ratios = Object.fromEntries(
      Object.entries(read).map(([name, rate]) => [`${name}_to_bare`, Math.round((rate / reference) * 100) / 100]),
    );
    return { citation, bytes: body.byteLength, connections: CONNECTIONS, bare_per_s: reference, ...read, ...ratios };
  } finally {
    bare.close();
    await server.stop();
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
