import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai";

/**
 * How far a failure reaches: `document`, the next one may do better; `transport`, the endpoint did not answer, which may
 * pass; `run`, every document would fail alike; `interrupted`, nothing failed.
 */
export type Reach = "document" | "transport" | "run" | "interrupted";

/** A request that got no answer; the message says why and what to do, and never holds the key. */
export class EndpointError extends Error {
  readonly reach: Reach;

  constructor(message: string, reach: Reach) {
    super(message);
    this.name = "EndpointError";
    this.reach = reach;
  }
}

type Row = { readonly when: (error: APIError) => boolean; readonly reach: Reach; readonly advice?: string };

/** What a failed request means; the first row that fits counts. */
const ROWS: readonly Row[] = [
  { when: ({ status }) => status === 401 || status === 403, reach: "run", advice: "check ASK_MODEL_KEY" },
  {
    when: ({ status, code, message }) =>
      status === 404 || code === "model_not_found" || isUnknownModel(status, message),
    reach: "run",
    advice: "check ASK_MODEL and ASK_BASE_URL",
  },
  {
    when: ({ status, code }) => status === 402 || code === "insufficient_quota",
    reach: "run",
    advice: "the account behind ASK_MODEL_KEY has nothing left to spend",
  },
  { when: (error) => error instanceof APIConnectionError, reach: "transport" },
  {
    when: ({ status }) => status === 408 || status === 409 || status === 429 || (status ?? 0) >= 500,
    reach: "transport",
  },
  {
    when: ({ status }) => status !== undefined && status >= 300 && status < 400,
    reach: "run",
    advice: "check ASK_BASE_URL",
  },
  { when: () => true, reach: "document" },
];

function isUnknownModel(status: number | undefined, message: string): boolean {
  return (
    status === 400 && /\bmodel\b.{0,120}(?:not found|does not exist|not exist|unknown|invalid model)/i.test(message)
  );
}

/** Longest part of an endpoint's own words that is shown. */
const WORDS_MAX = 300;

/**
 * What an exception of a request means.
 *
 * @param answered whether the endpoint has answered anything before: without that, no connection is no passing matter
 * @param key is taken out of the message, should the endpoint repeat it
 */
export function toEndpointError(error: unknown, answered: boolean, key: string): EndpointError {
  if (!(error instanceof APIError)) return new EndpointError(`the request failed: ${shown(error, key)}`, "transport");
  const row = ROWS.find(({ when }) => when(error));
  const isUnreachable = error instanceof APIConnectionError && !(error instanceof APIConnectionTimeoutError);
  if (isUnreachable) {
    const message = `the endpoint cannot be reached: ${shown(rootCause(error), key)}; check ASK_BASE_URL`;
    return new EndpointError(message, answered ? "transport" : "run");
  }
  const advice = row?.advice === undefined ? "" : `; ${row.advice}`;
  return new EndpointError(`the endpoint answers ${shown(error, key)}${advice}`, row?.reach ?? "document");
}

function rootCause(error: Error): unknown {
  let cause: unknown = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  return cause;
}

function shown(error: unknown, key: string): string {
  const words =
    error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code || error.name : String(error);
  const line = words.replaceAll(key, "(key)").replace(/[\s\p{Cc}]+/gu, " ");
  return line.length > WORDS_MAX ? `${line.slice(0, WORDS_MAX)}…` : line;
}
