import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { PROJECT } from "./specimen-release.ts";

/** A line of the server's log. */
export type LogLine = { level: number; msg: string; [field: string]: unknown };

/** `npm run serve` as a process of its own, on free ports. */
export type Server = {
  api: string;
  site: string;
  process: ChildProcess;
  log: LogLine[];
  /** Sends a signal (SIGTERM) and gives the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

/** Starts the server over DIST and waits until both hosts listen. */
export async function startServer(dist: string, env: Record<string, string> = {}): Promise<Server> {
  const child = spawnServe(["--dist", dist, "--api-port", "0", "--site-port", "0"], env);
  const log: LogLine[] = [];
  const started = new Promise<LogLine>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const read = JSON.parse(line) as LogLine;
      log.push(read);
      if (typeof read["api"] === "string") resolve(read);
    });
    child.once("exit", (code) => reject(new Error(`the server ended with ${code} before it listened`)));
  });
  const { api, site } = await started;
  return {
    api: api as string,
    site: site as string,
    process: child,
    log,
    async stop(signal = "SIGTERM") {
      if (child.exitCode !== null) return child.exitCode;
      const exit = once(child, "exit");
      child.kill(signal);
      await exit;
      return child.exitCode;
    },
  };
}

/** Runs the server to its end: for command lines that cannot be served. */
export async function runServe(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; stderr: string }> {
  const child = spawnServe(args, env);
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdout.resume();
  await once(child, "close");
  return { code: child.exitCode, stderr };
}

function spawnServe(args: readonly string[], env: Record<string, string>) {
  return spawn(process.execPath, ["scripts/serve.ts", ...args], {
    cwd: PROJECT,
    // Not the runner's own: Vitest sets a BASE_URL, which is a setting of ours. A suite asks more than one caller may.
    env: { PATH: process.env["PATH"], RATE_LIMIT: "off", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}
