import { isIPv4, isIPv6 } from "node:net";

/** An IPv4 address as a connection of IPv6 carries it. */
const MAPPED = "::ffff:";
/** However else it is written, it begins like this. */
const BEGINS_WITH_ZEROS = /^0{0,4}:/;
/** The groups of an IPv6 address that name the network of one caller: 64 bits. */
const NETWORK_GROUPS = 4;

/** An address in one form: an IPv4-mapped one as IPv4, without zone; null where it is no address. */
export function plainAddress(written: string): string | null {
  const zone = written.indexOf("%");
  const address = zone === -1 ? written : written.slice(0, zone);
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  if (address.toLowerCase().startsWith(MAPPED) && isIPv4(address.slice(MAPPED.length)))
    return address.slice(MAPPED.length);
  if (!BEGINS_WITH_ZEROS.test(address)) return address.toLowerCase();
  const groups = groupsOf(address);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return mapped ? dotted(groups[6] ?? 0, groups[7] ?? 0) : address.toLowerCase();
}

/** What a caller is counted under: an IPv4 address itself, an IPv6 address by its first 64 bits (`2001:db8:0:1::/64`). */
export function addressKey(address: string): string {
  if (isIPv4(address)) return address;
  const network = groupsOf(address).slice(0, NETWORK_GROUPS);
  return `${network.map((group) => group.toString(16)).join(":")}::/64`;
}

/** The eight groups of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const [before = "", after] = address.split("::");
  const head = groupsIn(before);
  const tail = after === undefined ? [] : groupsIn(after);
  return [...head, ...new Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

function groupsIn(part: string): number[] {
  if (part === "") return [];
  return part.split(":").flatMap((word) => {
    if (!word.includes(".")) return [Number.parseInt(word, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = word.split(".").map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

function dotted(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
