import type { ApiIndex, Health } from "../src/model/service-records.ts";
import { renderJson } from "../src/render/render-json.ts";
import { billsOf, opinionsOf } from "./collections.ts";
import type { Compute } from "./computed.ts";
import { staleness } from "./freshness.ts";
import { origin } from "./places.ts";
import type { Reading } from "./reading.ts";

/** Version of the API (contract section 9). */
const API_VERSION = "0.1.0";

/** `GET /` on the API host: what is served, and where everything starts. */
export const computeIndex: Compute = ({ release: { corpus } }) => {
  const { roots } = corpus;
  const index: ApiIndex = {
    name: "Public Documents Read API",
    version: API_VERSION,
    collections: corpus.collections().map(({ collection, count, corpusVersion }) => ({
      collection,
      url: `${roots.api}/${collection}`,
      count,
      corpus_version: corpusVersion,
    })),
    site_url: roots.site,
    mcp_url: roots.mcp,
    health_url: `${origin(roots, "api")}/health`,
  };
  return { kind: "body", body: renderJson(index) };
};

/** `GET /health`: what is loaded, and whether it still says what is in force. */
export const computeHealth: Compute = ({ release: { id, corpus }, now }: Reading) => {
  const stale = staleness(corpus, now);
  const health: Health = {
    status: stale === null ? "ok" : "stale",
    warnings: stale === null ? [] : [stale],
    release: id,
    as_of: corpus.asOf,
    collections: corpus.collections().map(({ collection, count, corpusVersion }) => ({
      collection,
      count,
      corpus_version: corpusVersion,
    })),
  };
  return { kind: "body", body: renderJson(health) };
};

/** `GET /code/meta`, from the store at request time. */
export const computeCodeMeta: Compute = ({ release: { corpus } }) => ({
  kind: "body",
  body: renderJson(corpus.codeMeta()),
});

/** `GET /bills/meta`, from the store at request time. */
export const computeBillsMeta: Compute = (reading) => ({ kind: "body", body: renderJson(billsOf(reading).meta()) });

/** `GET /opinions/meta`, from the store at request time. */
export const computeOpinionsMeta: Compute = (reading) => ({
  kind: "body",
  body: renderJson(opinionsOf(reading).meta()),
});
