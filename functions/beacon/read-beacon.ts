import { type BeaconClass, beaconClass } from "./beacon-classes.ts";

/** What a beacon's body says, or what is wrong with it, in the form of a 422. */
export type BeaconReading =
  | { kind: "class"; class: BeaconClass }
  | { kind: "problems"; errors: { loc: readonly ["body", ...string[]]; msg: string; type: string }[] };

/** Reads the parsed body of a beacon: an object whose `class` is a text. Whatever else it holds is not looked at. */
export function readBeacon(body: unknown): BeaconReading {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    return problem(["body"], 'Not a JSON object such as {"class": "send_to_ai"}', "object_type");
  if (!Object.hasOwn(body, "class")) return problem(["body", "class"], "It has to be given", "missing");
  const word: unknown = Reflect.get(body, "class");
  if (typeof word !== "string") return problem(["body", "class"], "Not a text", "string_type");
  return { kind: "class", class: beaconClass(word) };
}

function problem(loc: readonly ["body", ...string[]], msg: string, type: string): BeaconReading {
  return { kind: "problems", errors: [{ loc, msg, type }] };
}
