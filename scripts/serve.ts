import { type Logger, pino } from "pino";
import { ADMIN_ADDRESS, createAdmin } from "../functions/admin/admin-app.ts";
import { createMetrics } from "../functions/admin/metrics.ts";
import { createApp } from "../functions/app.ts";
import type { BeaconCounter } from "../functions/beacon/beacon-counter.ts";
import { openBeacon } from "../functions/beacon/open-beacon.ts";
import { type Listening, type ListenOptions, listen } from "../functions/http-server.ts";
import { openRateLimits } from "../functions/limits/rate-limits.ts";
import { openRedis } from "../functions/limits/redis-client.ts";
import { trustedProxies } from "../functions/limits/trusted-proxies.ts";
import { watchReleases } from "../functions/release.ts";
import type { ReleaseHolder } from "../functions/release-holder.ts";
import { logOptions } from "../functions/safety/log-options.ts";
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
    const log = pino(logOptions(settings.LOG_LEVEL));
    const closing: (() => unknown)[] = [];
    try {
      await serve(values, settings, log, closing);
    } finally {
      // In reverse: what was opened last may use what was opened before.
      for (const close of closing.toReversed()) await close();
    }
  },
);

type Ports = { dist: string; "api-port"?: number | undefined; "site-port"?: number | undefined };

/** Serves until a signal says to stop. What has to be closed afterwards goes to `closing` as it is opened. */
async function serve(values: Ports, settings: Settings, log: Logger, closing: (() => unknown)[]): Promise<void> {
  let served: ReleaseHolder | null = null;
  const redis = settings.REDIS_URL === null ? null : await openRedis(settings.REDIS_URL);
  closing.push(() => redis?.disconnect());
  const limits = openRateLimits({ settings, redis, log });
  closing.push(() => limits?.close());
  const metrics = createMetrics({
    release: () => {
      if (served === null) throw new Error("the metrics are asked for before a release is served");
      const { id, corpus, servedSince } = served.current;
      return { id, asOf: corpus.asOf, servedSince };
    },
    sharedLimits: () => limits?.shared ?? null,
  });
  closing.push(() => metrics.close());
  const beacon = openBeaconOrExplain({ settings, redis, log });
  closing.push(() => beacon.close());
  const watched = await watchReleases(values.dist, { log, onRead: metrics.artifactRead });
  if (watched === null) throw new CommandError(`no release in ${values.dist}: run npm run build`);
  closing.push(() => watched.stop());
  served = watched.releases;

  const { api, site } = createApp({ releases: served, log, limits, metrics, beacon, askKey: settings.ASK_KEY });
  const hosts: Listening[] = [];
  closing.push(() => Promise.all(hosts.map((host) => host.drain(PATIENCE))));
  const trusted = trustedProxies(settings.TRUSTED_PROXIES);
  const open = async (app: typeof api, port: number, option: string, address?: string): Promise<string> => {
    const failed = (error: unknown) => log.error({ err: error }, "an answer could not be written");
    const host = await listenOrExplain(app, port, option, {
      trusted,
      failed,
      ...(address !== undefined && { address }),
    });
    hosts.push(host);
    return `http://localhost:${host.port}`;
  };
  const apiUrl = await open(api, values["api-port"] ?? settings.API_PORT, "--api-port");
  const siteUrl = await open(site, values["site-port"] ?? settings.SITE_PORT, "--site-port");
  const admin =
    settings.ADMIN_PORT === null
      ? null
      : await open(createAdmin({ metrics, beacon }), settings.ADMIN_PORT, "ADMIN_PORT", ADMIN_ADDRESS);
  log.info(
    { api: apiUrl, site: siteUrl, ...(admin !== null && { admin }), release: served.current.id },
    `serving the API at ${apiUrl} and the site at ${siteUrl}`,
  );
  const signal = await stopSignal();
  log.info({ signal }, "stopping: open requests are being answered");
}

function openBeaconOrExplain(options: Parameters<typeof openBeacon>[0]): BeaconCounter {
  try {
    return openBeacon(options);
  } catch (error) {
    throw new CommandError(`STATE_DIR=${options.settings.STATE_DIR}: cannot be written (${(error as Error).message})`);
  }
}

function requireSettings(): Settings {
  const read = readSettings(process.env);
  if (read.kind === "settings") return read.settings;
  throw new CommandError(["these settings cannot be read:", ...read.problems].join("\n  "), 2);
}

async function listenOrExplain(
  app: Parameters<typeof listen>[0],
  port: number,
  option: string,
  options: ListenOptions,
): Promise<Listening> {
  try {
    return await listen(app, port, options);
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
