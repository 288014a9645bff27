import { execFile } from "node:child_process";
import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { Corpus } from "../corpus/corpus.ts";
import { fingerprint } from "./fingerprint.ts";

/** A page of the site as it is published; the only statuses are 200 and 404. */
export type RenderedPage = { status: number; html: string };

/** The built site: renders pages of any corpus. Asset addresses in them start with `/` and exist below `clientDir`. */
export type SiteApp = {
  /**
   * The page at a path of the site host, `/code/16-5-1` or `/code/16-5-1?version=2023-07-01`. It depends on the path and
   * on what the corpus answers, nothing else. Throws when the page fails; the cause is on standard error.
   */
  render(path: string, corpus: Corpus): Promise<RenderedPage>;
  /** Hash of everything the pages depend on but the corpus: the same hash, path and answers give the same bytes. */
  readonly fingerprint: string;
  /** Absolute folder of the files that pages need: `_astro/` with hashed names, and what `public/` holds. */
  readonly clientDir: string;
};

const ROOT = path.resolve(import.meta.dirname, "../..");

/** What the app is built from: its own sources, the stations it may import (of corpus, types alone), packages. */
const SOURCES = [
  ...["pages", "layouts", "components", "styles"].map((folder) => `src/${folder}`),
  ...["identifiers", "contract", "model", "text", "verify", "lookup", "browser", "render"].map((name) => `src/${name}`),
  "public",
  "astro.config.mjs",
  "package-lock.json",
];

/** An app that no build has asked for in this time is removed. A process that uses one has loaded it long since. */
const KEPT_MILLISECONDS = 86_400_000;

/**
 * The site app of the present sources: built by Astro into a folder of `cacheDir` named after their hash, and reused as
 * long as they are the same. Safe to call from several processes and worker threads at once. `cacheDir` is ours alone.
 */
export async function buildSiteApp(cacheDir: string): Promise<SiteApp> {
  const cache = path.resolve(cacheDir);
  const name = fingerprint(ROOT, SOURCES);
  const folder = path.join(cache, name);
  if (!existsSync(folder)) await build(cache, folder);
  const now = new Date();
  utimesSync(folder, now, now);
  removeOld(cache, name, now);
  return loadSiteApp(folder, name);
}

/** Builds beside the destination and renames, so that a folder with a hash for a name is always whole. */
async function build(cache: string, folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const building = path.join(cache, `.building-${process.pid}-${process.hrtime.bigint()}`);
  // A process of its own: Astro and Vite set NODE_ENV and keep hundreds of megabytes.
  const astro = [path.join(ROOT, "node_modules/astro/bin/astro.mjs"), "build", "--root", ROOT, "--outDir", building];
  const env = { ...process.env, NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1" };
  try {
    await promisify(execFile)(process.execPath, astro, { cwd: ROOT, env, maxBuffer: 2 ** 26 });
    renameSync(building, folder);
  } catch (error) {
    rmSync(building, { recursive: true, force: true });
    // Another process was first.
    if (existsSync(folder)) return;
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(`the site's pages do not build:\n${stderr || message}`);
  }
}

function removeOld(cache: string, name: string, now: Date): void {
  for (const other of readdirSync(cache)) {
    const folder = path.join(cache, other);
    const used = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
    if (other === name || used === undefined || now.getTime() - used < KEPT_MILLISECONDS) continue;
    rmSync(folder, { recursive: true, force: true });
  }
}

type Handler = (request: object, response: object, next: () => void, locals: object) => Promise<void>;

async function loadSiteApp(folder: string, name: string): Promise<SiteApp> {
  const before = new Set(process.listeners("unhandledRejection"));
  const { handler } = (await import(pathToFileURL(path.join(folder, "server/entry.mjs")).href)) as { handler: Handler };
  // The adapter's listener would keep this process alive and silent after a rejection that nobody handles.
  for (const listener of process.listeners("unhandledRejection")) {
    if (!before.has(listener)) process.off("unhandledRejection", listener);
  }
  return {
    fingerprint: name,
    clientDir: path.join(folder, "client"),
    async render(page, corpus) {
      const rendered = await answer(handler, page, { corpus });
      if (rendered.status === 200 || rendered.status === 404) return rendered;
      throw new Error(`the page ${page} failed with status ${rendered.status}: see the error above`);
    },
  };
}

/** Calls a handler made for `node:http` without a socket: what it reads of a request, what it calls on a response. */
function answer(handler: Handler, url: string, locals: object): Promise<RenderedPage> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let status = 0;
    const request = { method: "GET", url, headers: { host: "localhost" }, socket: {}, once() {} };
    const write = (chunk: string | Uint8Array | undefined): void => {
      if (chunk !== undefined) chunks.push(Buffer.from(chunk as string));
    };
    const response = {
      req: request,
      headersSent: false,
      writeHead(code: number) {
        status = code;
        this.headersSent = true;
      },
      set statusCode(code: number) {
        status = code;
      },
      on() {},
      write,
      end(chunk?: string | Uint8Array) {
        write(chunk);
        resolve({ status, html: Buffer.concat(chunks).toString("utf8") });
      },
      destroy: (error?: Error) => reject(error ?? new Error(`the page ${url} was cut off`)),
    };
    // Asked for what is no page at all, the handler passes on: to the page for what is not there.
    const next = (): void => resolve(answer(handler, "/404", locals));
    handler(request, response, next, locals).catch(reject);
  });
}
