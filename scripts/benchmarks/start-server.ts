import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { CommandError } from "../command-line.ts";
import { SERVER_FLAGS } from "../server-flags.mjs";

/** A server of a release in a process of its own. `api` is its address; `stop` ends it and waits for that. */
export type StartedServer = { api: string; pid: number; stop(): Promise<void> };

/** Starts a server as `npm run serve` does, on free ports. */
export async function startServer(dist: string, env: Readonly<Record<string, string>>): Promise<StartedServer> {
  const script = resolve(import.meta.dirname, "../serve.ts");
  const ports = ["--api-port", "0", "--site-port", "0"];
  const serve = spawn(process.execPath, [...SERVER_FLAGS, script, "--dist", dist, ...ports], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  const ended = new Promise<void>((done) => serve.once("exit", () => done()));
  const api = await firstAddress(serve.stdout);
  serve.stdout.resume();
  const stop = () => {
    serve.kill("SIGTERM");
    return ended;
  };
  return { api, pid: serve.pid ?? 0, stop };
}

/** The API's address, from the server's first log line that names it. */
async function firstAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const { api } = JSON.parse(line) as { api?: string };
    if (api !== undefined) return api.replace("localhost", "127.0.0.1");
  }
  throw new CommandError("the server ended before it listened");
}
