import { addressKey, plainAddress } from "./address-key.ts";
import type { TrustedProxies } from "./trusted-proxies.ts";

/** Where a request comes from: the address of its connection, and the chain that proxies have written down. */
export type Origin = { peer: string | undefined; forwardedFor: string | undefined };

/** Whom a request is counted for. Connections without an address (a socket file, a test) are one caller. */
export const NO_ADDRESS = "no-address";

/**
 * The caller: the connection's address, or, where that is a trusted proxy, the right-most address of the chain that is not
 * one. Everything to the left of it may be made up. A word that is no address ends the chain at the proxy that wrote it.
 */
export function findCaller({ peer, forwardedFor }: Origin, trusted: TrustedProxies): string {
  let caller = peer === undefined ? null : plainAddress(peer);
  if (caller === null) return NO_ADDRESS;
  let rest = forwardedFor ?? "";
  while (rest !== "" && trusted(caller)) {
    const comma = rest.lastIndexOf(",");
    const next = plainAddress(withoutPort(rest.slice(comma + 1).trim()));
    if (next === null) break;
    caller = next;
    rest = comma === -1 ? "" : rest.slice(0, comma);
  }
  return addressKey(caller);
}

/** Some proxies write the port too: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(word: string): string {
  if (word.startsWith("[")) return word.slice(1, Math.max(word.indexOf("]"), 1));
  const colon = word.indexOf(":");
  return colon !== -1 && colon === word.lastIndexOf(":") ? word.slice(0, colon) : word;
}
