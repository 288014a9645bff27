import type { BillShelf } from "../src/corpus/bill-shelf.ts";
import type { OpinionShelf } from "../src/corpus/opinion-shelf.ts";
import type { Collection } from "../src/model/common.ts";
import { type Answer, problemAnswer } from "./answer.ts";
import { isLoaded } from "./loaded-collections.ts";
import type { Reading } from "./reading.ts";
import type { Locate, RouteFunctions } from "./route-function.ts";
import { startingPlaces } from "./starting-places.ts";

/** How a sentence begins that speaks of a collection. */
const CALLED: Readonly<Record<Collection, string>> = {
  code: "The Code is",
  bills: "The bills are",
  opinions: "The opinions are",
};

/** A release may be built without a collection: then nothing of it is there. */
function missingCollection({ release: { corpus }, route }: Reading, name: Collection): Answer | null {
  if (isLoaded(corpus, name)) return null;
  const detail = `${CALLED[name]} not part of this release.`;
  return problemAnswer({ kind: "no-route", detail, start: startingPlaces(corpus, route.host) });
}

/** The functions of a collection's route, with what they do in a release without it. */
export function within(name: Collection, { locate, compute }: RouteFunctions): RouteFunctions {
  const followed: Locate = (reading) => missingCollection(reading, name) ?? locate(reading);
  return { locate: followed, compute };
}

/** The bills, in a function that runs only where the release has them. */
export function billsOf({ release: { corpus } }: Reading): BillShelf {
  if (corpus.bills === null) throw new Error("a bill is looked for in a release without bills");
  return corpus.bills;
}

/** The opinions, in a function that runs only where the release has them. */
export function opinionsOf({ release: { corpus } }: Reading): OpinionShelf {
  if (corpus.opinions === null) throw new Error("an opinion is looked for in a release without opinions");
  return corpus.opinions;
}
