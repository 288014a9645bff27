import type { Logger } from "pino";
import { plainAddress } from "./address-key.ts";
import type { TrustedProxies } from "./trusted-proxies.ts";

/** Headers in which proxies name their caller; only the first is ever believed. */
const FORWARDING = ["x-forwarded-for", "forwarded", "x-real-ip"] as const;
const AT_MOST_EVERY = 60_000;

/**
 * Warns, once a minute at most and without naming anyone, of forwarding headers from a connection that is no trusted proxy:
 * either somebody makes them up, or a proxy is missing from `TRUSTED_PROXIES` and all its readers share one limit.
 */
export function spoofWarning(trusted: TrustedProxies, log: Pick<Logger, "warn">) {
  let warned = Number.NEGATIVE_INFINITY;
  let unwarned = 0;
  return (peer: string | undefined, header: (name: string) => string | undefined, now: number): void => {
    if (!FORWARDING.some((name) => header(name) !== undefined)) return;
    const address = peer === undefined ? null : plainAddress(peer);
    if (address === null || trusted(address)) return;
    unwarned += 1;
    if (now - warned < AT_MOST_EVERY) return;
    log.warn(
      { requests: unwarned },
      "REQUESTS NAME A FORWARDED CALLER BUT COME FROM NO TRUSTED PROXY: these headers are ignored and the connection's address is counted. If a proxy of yours stands in front, add its address to TRUSTED_PROXIES: until then all its readers share one rate limit.",
    );
    warned = now;
    unwarned = 0;
  };
}
