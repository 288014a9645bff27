import { BlockList, isIPv4 } from "node:net";

/** Whether an address, in its plain form, belongs to a proxy that is believed. */
export type TrustedProxies = (address: string) => boolean;

/** Reads the setting `TRUSTED_PROXIES`: addresses and networks that the settings have checked. */
export function trustedProxies(networks: readonly string[]): TrustedProxies {
  if (networks.length === 0) return () => false;
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => list.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv4(address) ? "ipv4" : "ipv6";
}
