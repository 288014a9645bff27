import type { BEACON_ROUTES } from "../../src/contract/routes-verify.ts";
import { beaconRequest } from "../../src/model/beacon-records.ts";
import type { Collection } from "../../src/model/common.ts";
import { bodyOf } from "../body-of.ts";
import { within } from "../collections.ts";
import { here, type RouteFunctions } from "../route-function.ts";
import { beaconClass } from "./beacon-classes.ts";

/** Counts one use of an action under its coarse class, and keeps nothing else of it. */
function counting(collection: Collection): RouteFunctions {
  return within(collection, {
    locate: here,
    compute: (reading) => {
      reading.beacon.count(collection, beaconClass(bodyOf(reading, beaconRequest).class));
      return { kind: "answer", answer: { kind: "counted" } };
    },
  });
}

/** The functions of the routes that count. */
export const BEACON_FUNCTIONS: Readonly<Record<(typeof BEACON_ROUTES)[number]["id"], RouteFunctions>> = {
  "code.beacon": counting("code"),
  "bills.beacon": counting("bills"),
  "opinions.beacon": counting("opinions"),
};
