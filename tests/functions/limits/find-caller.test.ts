import { BlockList, isIPv4 } from "node:net";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addressKey, plainAddress } from "../../../functions/limits/address-key.ts";
import { findCaller, NO_ADDRESS } from "../../../functions/limits/find-caller.ts";
import { trustedProxies } from "../../../functions/limits/trusted-proxies.ts";

const trusted = trustedProxies(["10.0.0.0/8", "192.0.2.7", "2001:db8:ff::/48"]);
const nobody = trustedProxies([]);

/** The connection's address, the chain, and who is counted. */
const CHAINS: readonly [peer: string | undefined, forwardedFor: string | undefined, caller: string][] = [
  ["198.51.100.1", undefined, "198.51.100.1"],
  ["198.51.100.1", "203.0.113.9", "198.51.100.1"],
  ["10.1.2.3", undefined, "10.1.2.3"],
  ["10.1.2.3", "203.0.113.9", "203.0.113.9"],
  ["10.1.2.3", "1.2.3.4, 203.0.113.9", "203.0.113.9"],
  ["10.1.2.3", "1.2.3.4, 203.0.113.9, 192.0.2.7", "203.0.113.9"],
  ["10.1.2.3", "10.9.9.9, 203.0.113.9", "203.0.113.9"],
  ["10.1.2.3", "10.4.4.4, 10.5.5.5", "10.4.4.4"],
  ["::ffff:10.1.2.3", "203.0.113.9", "203.0.113.9"],
  ["10.1.2.3", "::ffff:203.0.113.9", "203.0.113.9"],
  ["10.1.2.3", "203.0.113.9:4711", "203.0.113.9"],
  ["10.1.2.3", "[2001:db8:1:2::3]:4711", "2001:db8:1:2::/64"],
  ["2001:db8:ff::1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["10.1.2.3", "not an address", "10.1.2.3"],
  ["10.1.2.3", "203.0.113.9, unknown, 192.0.2.7", "192.0.2.7"],
  ["10.1.2.3", ",,, ,", "10.1.2.3"],
  ["10.1.2.3", "[", "10.1.2.3"],
  ["fe80::1%eth0", undefined, "fe80:0:0:0::/64"],
  [undefined, "203.0.113.9", NO_ADDRESS],
];

describe("the caller of a request", () => {
  test.each(CHAINS)("from %s with the chain %s is %s", (peer, forwardedFor, caller) => {
    expect(findCaller({ peer, forwardedFor }, trusted)).toBe(caller);
  });

  test("no chain is believed where no proxy is trusted", () => {
    expect(findCaller({ peer: "10.1.2.3", forwardedFor: "203.0.113.9" }, nobody)).toBe("10.1.2.3");
  });

  test("a chain of thousands of addresses is read no further than the first that is not trusted", () => {
    const chain = `${"1.1.1.1,".repeat(100_000)}203.0.113.9`;
    const start = performance.now();
    expect(findCaller({ peer: "10.1.2.3", forwardedFor: chain }, trusted)).toBe("203.0.113.9");
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  test("two IPv6 addresses are one caller exactly when they share their first 64 bits", () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.ipV6(), fc.boolean(), (one, other, near) => {
        const first = plainAddress(one);
        const second = near ? neighbour(one) : plainAddress(other);
        if (first === null || second === null || isIPv4(first) || isIPv4(second)) return;
        const network = new BlockList();
        network.addSubnet(first, 64, "ipv6");
        expect(addressKey(first) === addressKey(second)).toBe(network.check(second, "ipv6"));
      }),
    );
  });

  test("an IPv4-mapped address is the IPv4 address, however it is written", () => {
    for (const written of [
      "::ffff:203.0.113.9",
      "::FFFF:203.0.113.9",
      "::ffff:cb00:7109",
      "0:0:0:0:0:ffff:203.0.113.9",
    ])
      expect(plainAddress(written)).toBe("203.0.113.9");
    for (const written of ["", "1.2.3", "1.2.3.4.5", "::1::", "localhost", "1.2.3.4 ", "::ffff:1.2.3.999"])
      expect(plainAddress(written), written).toBeNull();
  });
});

/** Another address in the same /64. */
function neighbour(address: string): string | null {
  const plain = plainAddress(address);
  if (plain === null || isIPv4(plain)) return null;
  return `${addressKey(plain).replace("::/64", "")}:dead:beef:0:1`;
}
