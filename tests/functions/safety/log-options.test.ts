import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { openRateLimits } from "../../../functions/limits/rate-limits.ts";
import { logOptions } from "../../../functions/safety/log-options.ts";
import type { Settings } from "../../../src/contract/settings.ts";

const QUERY = "a made-up query about trespass";
const ADDRESS = "203.0.113.77";

/** Everything that is written at a level while the work runs. */
async function written(
  level: Settings["LOG_LEVEL"],
  work: (log: pino.Logger) => void | Promise<void>,
): Promise<string> {
  const lines: string[] = [];
  await work(pino(logOptions(level), { write: (line: string) => void lines.push(line) }));
  return lines.join("");
}

function failing(message: string): Error & { code?: string } {
  return Object.assign(new TypeError(message), { code: "ERR_SQLITE_ERROR" });
}

describe("the log", () => {
  test("at the default level says what went wrong and where, without the words of the request", async () => {
    const log = await written("info", (logger) => {
      for (const message of [
        QUERY,
        `fts5: syntax error near "${QUERY}"\n at ${ADDRESS}`,
        `x\n    at ${QUERY} (y.ts:1:1)`,
      ])
        logger.error({ err: failing(message), host: "api", method: "GET" }, "a request failed");
      logger.error({ err: QUERY }, "a request failed");
    });
    expect(log).not.toContain(QUERY);
    expect(log).not.toContain(ADDRESS);
    const [first] = log.split("\n").map((line) => (line === "" ? null : JSON.parse(line)));
    expect(first).toMatchObject({
      level: 50,
      msg: "a request failed",
      err: { type: "TypeError", code: "ERR_SQLITE_ERROR" },
    });
    expect(first.err.at[0]).toContain("log-options.test.ts");
    expect(first).not.toHaveProperty("pid");
    expect(first).not.toHaveProperty("hostname");
  });

  test("at debug shows messages and stacks", async () => {
    expect(await written("debug", (logger) => logger.error({ err: failing(QUERY) }, "failed"))).toContain(QUERY);
  });

  test("names no caller, limited or forged", async () => {
    const log = await written("trace", async (logger) => {
      const limits = openRateLimits({ settings: { RATE_LIMIT: "on", TRUSTED_PROXIES: [] }, redis: null, log: logger });
      for (let read = 0; read < 130; read += 1)
        await limits?.take("read", {
          peer: ADDRESS,
          header: (name) => (name === "x-forwarded-for" ? "198.51.100.9" : undefined),
        });
    });
    expect(log).toContain("TRUSTED_PROXIES");
    expect(log).not.toMatch(/203\.0\.113|198\.51\.100/);
  });
});
