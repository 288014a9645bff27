import { pino } from "pino";
import { createApp } from "../functions/app.ts";
import { type Listening, listen } from "../functions/http-server.ts";
import { watchReleases } from "../functions/release.ts";
import { readSettings, type Settings } from "../src/contract/settings.ts";
import { CommandError, runCommand } from "./command-line.ts";

/** How long a request may take to end after SIGTERM, in milliseconds. */
const PATIENCE = 10_000;

await runCommand(
  {
    name: "serve",
    summary: "Serves the API and the site from a built release, and follows new ones.",
    options: [
      { name: "dist", type: "string", placeholder: "DIR", default: "dist", description: "folder that the build wrote" },
      {
        name: "api-port",
        type: "integer",
        min: 0,
        max: 65535,
        placeholder: "N",
        description: "port of the API (default API_PORT or 8787)",
      },
      {
        name: "site-port",
        type: "integer",
        min: 0,
        max: 65535,
        placeholder: "N",
        description: "port of the site (default SITE_PORT or 8788)",
      },
    ],
  },
  async ({ values }) => {
    const settings = requireSettings();
    const log = pino({ level: settings.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
    const watched = await watchReleases(values.dist, { log });
    if (watched === null) throw new CommandError(`no release in ${values.dist}: run npm run build`);
    const { releases } = watched;
    const { api, site } = createApp({ releases, log });
    const hosts: Listening[] = [];
    const open = async (app: typeof api, port: number, option: string): Promise<string> => {
      const host = await listenOrExplain(app, port, option);
      hosts.push(host);
      return `http://localhost:${host.port}`;
    };
    try {
      const apiUrl = await open(api, values["api-port"] ?? settings.API_PORT, "--api-port");
      const siteUrl = await open(site, values["site-port"] ?? settings.SITE_PORT, "--site-port");
      log.info(
        { api: apiUrl, site: siteUrl, release: releases.current.id },
        `serving the API at ${apiUrl} and the site at ${siteUrl}`,
      );
      const signal = await stopSignal();
      log.info({ signal }, "stopping: open requests are being answered");
    } finally {
      await Promise.all(hosts.map((host) => host.drain(PATIENCE)));
      watched.stop();
    }
  },
);

function requireSettings(): Settings {
  const read = readSettings(process.env);
  if (read.kind === "settings") return read.settings;
  throw new CommandError(["these settings cannot be read:", ...read.problems].join("\n  "), 2);
}

async function listenOrExplain(app: Parameters<typeof listen>[0], port: number, option: string): Promise<Listening> {
  try {
    return await listen(app, port);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE")
      throw new CommandError(`port ${port} is in use: stop what listens there, or choose another ${option}`);
    if (code === "EACCES") throw new CommandError(`port ${port} is not open to this user: choose another ${option}`);
    throw error;
  }
}

/** Resolves on the first SIGTERM or SIGINT; later ones change nothing (a terminal sends Ctrl-C to every process). */
function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => resolve(signal));
  });
}
