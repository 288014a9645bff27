import { APIError } from "openai";

/** The longest Retry-After that the SDK waits for, in seconds; a longer one it does not heed. */
const SDK_WAITS = 60;
/** The longest that is waited for here, in seconds. */
export const LONGEST_WAIT = 900;

/** Seconds until an answer's Retry-After, a number or a date; 0 without one. */
function retryAfter(headers: Headers | undefined): number {
  const written = headers?.get("retry-after") ?? "";
  const seconds = /^\d{1,7}$/.test(written) ? Number(written) : (Date.parse(written) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 0;
}

/** A `fetch` that keeps the SDK from trying again before a long Retry-After is over. */
export function withoutEarlyRetries(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (retryAfter(response.headers) <= SDK_WAITS) return response;
    const headers = new Headers(response.headers);
    headers.set("x-should-retry", "false");
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  };
}

/** The wait, in seconds, that a refused request asks for and the SDK did not heed; null when it is another failure. */
export function longWait(error: unknown): number | null {
  if (!(error instanceof APIError) || (error.status !== 429 && error.status !== 503)) return null;
  const seconds = retryAfter(error.headers);
  return seconds > SDK_WAITS ? seconds : null;
}
