import type { NormalQuery } from "../src/contract/artifact-path.ts";
import type { Route } from "../src/contract/routes.ts";
import type { BeaconCounter } from "./beacon/beacon-counter.ts";
import type { Release } from "./release-holder.ts";
import type { PathParams } from "./route-paths.ts";

/** One read, understood as far as the route table goes. Nothing below it sees the HTTP request. */
export type Reading = {
  readonly release: Release;
  readonly route: Route;
  readonly params: PathParams;
  readonly query: NormalQuery;
  /** The query as it was sent, without `?`: redirects keep it. */
  readonly search: string;
  /** What a POST sent, which fits the shape of the route's body. */
  readonly body?: unknown;
  /** Where uses of the pages' actions are counted. */
  readonly beacon: Pick<BeaconCounter, "count">;
  /** Milliseconds of the epoch. */
  readonly now: number;
};
