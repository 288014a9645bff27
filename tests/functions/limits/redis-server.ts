import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";

const PROGRAM = "redis-server";

/** Whether a test can have a Redis of its own here: Debian's package `redis-server` brings it. */
export const HAS_REDIS = isInstalled();

/** A Redis for one test file, on a port of its own, in memory only. */
export type RedisServer = {
  url: string;
  start(): Promise<void>;
  /** Ends it, as a crash does. */
  stop(): Promise<void>;
  /** Lets it answer nothing while its connections stay open; `resume` ends that. */
  pause(): void;
  resume(): void;
};

/** A Redis that is started and listens. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  let running: ChildProcess | null = null;
  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
      running = spawn(PROGRAM, args, { stdio: ["ignore", "pipe", "ignore"] });
      const { stdout } = running;
      await new Promise<void>((resolve, reject) => {
        stdout?.on("data", (chunk: Buffer) => chunk.includes("Ready to accept connections") && resolve());
        running?.once("exit", () => reject(new Error("redis-server ended before it listened")));
      });
    },
    async stop() {
      if (running === null) return;
      const exit = once(running, "exit");
      running.kill("SIGKILL");
      await exit;
      running = null;
    },
    pause: () => void running?.kill("SIGSTOP"),
    resume: () => void running?.kill("SIGCONT"),
  };
  await server.start();
  return server;
}

function isInstalled(): boolean {
  try {
    execFileSync(PROGRAM, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
