import * as z from "zod";

const root = z
  .url({ protocol: /^https?$/, error: "expected an http or https address, such as https://example.org" })
  .transform((value) => value.replace(/\/+$/, ""));
/** A word of a header or of a request: an endpoint's key, the name of a model. */
const visibleWord = z.string().regex(/^[\x21-\x7e]+$/, "expected visible ASCII characters without spaces");
const port = z.coerce.number().int().min(0).max(65535);
const redisAddress = z.url({
  protocol: /^rediss?$/,
  error: "expected a redis or rediss address, such as redis://localhost:6379",
});
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
/** Addresses and networks with commas or spaces between them, as a list. */
const networks = z.string().transform((written, context) => {
  const list = written.split(/[\s,]+/).filter((word) => word !== "");
  for (const word of list.filter((each) => !network.safeParse(each).success)) {
    const message = `${word} is not an address or a network in CIDR form, such as 10.0.0.0/8 or 2001:db8::/32`;
    context.addIssue({ code: "custom", message });
  }
  return list;
});

/** Port of the API host when nothing says otherwise. */
export const DEFAULT_API_PORT = 8787;
/** Port of the site host when nothing says otherwise. */
export const DEFAULT_SITE_PORT = 8788;

/**
 * Every setting, read once from the environment. The three public addresses are baked into what the build writes;
 * the `ASK_` settings belong to what asks a language model, the others to the server.
 */
export const settingsSchema = z.object({
  /** Public address of the API, with its `/api`. */
  BASE_URL: root.default(`http://localhost:${DEFAULT_API_PORT}/api`),
  /** Public address of the site. */
  SITE_URL: root.default(`http://localhost:${DEFAULT_SITE_PORT}`),
  /** Public address of the agent connector. */
  MCP_URL: root.default(`http://localhost:${DEFAULT_API_PORT}/mcp`),
  /** Lowest level of log line that is written. */
  LOG_LEVEL: z.enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"]).default("info"),
  API_PORT: port.default(DEFAULT_API_PORT),
  SITE_PORT: port.default(DEFAULT_SITE_PORT),
  /** Port on 127.0.0.1 for metrics and beacon counts; 0 takes a free one, none opens none. */
  ADMIN_PORT: port.nullable().default(null),
  /** Whether callers are held to the limits of `rate-limits.ts`. */
  RATE_LIMIT: z.enum(["on", "off"]).default("on"),
  /** Addresses and networks of the proxies whose `X-Forwarded-For` is believed. */
  TRUSTED_PROXIES: networks.default([]),
  /** Redis that replicas share rate limits and beacon counts in. It may hold a password: never shown. */
  REDIS_URL: redisAddress.nullable().default(null),
  /** Folder for what outlives a restart: the beacon counts. */
  STATE_DIR: z.string().nullable().default(null),
  /** Key of the site, which the ask routes want from it; without, nobody has it. Never shown. */
  ASK_KEY: visibleWord.nullable().default(null),
  /** Address of an OpenAI-compatible endpoint, up to what comes before `/chat/completions`. */
  ASK_BASE_URL: root.nullable().default(null),
  /** Name of the endpoint's model. */
  ASK_MODEL: visibleWord.nullable().default(null),
  /** The endpoint's key; any word where it wants none. Never shown. */
  ASK_MODEL_KEY: visibleWord.nullable().default(null),
});
/** Every setting, read and checked. */
export type Settings = z.infer<typeof settingsSchema>;

/** Settings whose values are never shown. */
const SECRETS: ReadonlySet<string> = new Set<keyof Settings>(["ASK_KEY", "ASK_MODEL_KEY", "REDIS_URL"]);

/** The settings of an environment, or one line per setting that cannot be read. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): { kind: "settings"; settings: Settings } | { kind: "problems"; problems: string[] } {
  const given = Object.fromEntries(
    Object.keys(settingsSchema.shape).flatMap((name) => {
      const value = environment[name];
      return value === undefined || value === "" ? [] : [[name, value]];
    }),
  );
  const read = settingsSchema.safeParse(given);
  if (read.success) return { kind: "settings", settings: read.data };
  const problems = read.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${path.join(".")}=${SECRETS.has(name) ? "(not shown)" : String(given[name])}: ${message}`;
  });
  return { kind: "problems", problems };
}
