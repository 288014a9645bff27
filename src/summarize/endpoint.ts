import { setTimeout as sleepFor } from "node:timers/promises";
import OpenAI from "openai";
import type * as z from "zod";
import { type ChatRequest, chatCompletion, chatRequest, type Reply, readChoice } from "./chat-completion.ts";
import { type Dialect, FULL_DIALECT, simplerDialect, tellDialect } from "./endpoint-dialect.ts";
import { EndpointError, toEndpointError } from "./endpoint-error.ts";
import { LONGEST_WAIT, longWait, withoutEarlyRetries } from "./long-waits.ts";
import type { ChatMessage } from "./prompt.ts";

/** Answers so far, and the tokens they took as far as the endpoint counts them. */
export type Usage = { answers: number; inputTokens: number; outputTokens: number };

/** An OpenAI-compatible chat-completions endpoint. */
export type Endpoint = {
  /** @throws {EndpointError} when there is no answer */
  ask(
    messages: readonly ChatMessage[],
    shape: { readonly name: string; readonly answer: z.ZodType },
    signal: AbortSignal,
  ): Promise<Reply>;
  readonly usage: Readonly<Usage>;
  /** What it was found not to take. */
  concessions(): string[];
};

/** Where the endpoint is. `sleep` waits for so many milliseconds. */
export type EndpointOptions = {
  readonly baseUrl: string;
  readonly model: string;
  readonly key: string;
  readonly retries?: number;
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

/** Times that the SDK tries again what may pass: about 15 seconds, more where the endpoint asks for it. */
const RETRIES = 5;
/** One request, in milliseconds: as long as Node's fetch waits for an answer's first byte. */
const TIMEOUT_MS = 300_000;
/** Times that one request waits for a long Retry-After to pass. */
const LONG_WAITS = 5;
/** Opens an endpoint; nothing is sent until it is asked. What it does not take is left out from then on. */
export function createEndpoint({ model, ...options }: EndpointOptions): Endpoint {
  const client = openClient(options);
  const { sleep = (ms, signal) => sleepFor(ms, undefined, { signal }) } = options;
  const usage: Usage = { answers: 0, inputTokens: 0, outputTokens: 0 };
  let dialect = FULL_DIALECT;

  async function send(body: (dialect: Dialect) => ChatRequest, signal: AbortSignal): Promise<unknown> {
    for (let waits = 0; ; ) {
      const sent = dialect;
      try {
        return await client.chat.completions.create(body(sent), { signal });
      } catch (error) {
        if (signal.aborted) throw new EndpointError("interrupted", "interrupted");
        // Another request may have found it out in the meantime.
        const simpler = simplerDialect(sent, error);
        if (simpler !== null) {
          if (dialect === sent) dialect = simpler;
          continue;
        }
        const wait = longWait(error);
        waits += 1;
        if (wait === null || waits > LONG_WAITS) throw toEndpointError(error, usage.answers > 0, options.key);
        await outwait(wait, sleep, signal);
      }
    }
  }
  return {
    usage,
    concessions: () => tellDialect(dialect),
    async ask(messages, shape, signal) {
      const answer = chatCompletion.safeParse(
        await send((spoken) => chatRequest(model, messages, shape, spoken), signal),
      );
      if (!answer.success) {
        const reach = usage.answers > 0 ? "transport" : "run";
        throw new EndpointError("what answers is no chat-completions endpoint; check ASK_BASE_URL", reach);
      }
      usage.answers += 1;
      usage.inputTokens += answer.data.usage?.prompt_tokens ?? 0;
      usage.outputTokens += answer.data.usage?.completion_tokens ?? 0;
      return readChoice(answer.data);
    },
  };
}

/** The SDK also reads OPENAI_ variables: whatever has a setting of ours is given here, so that they do not count. */
function openClient({ baseUrl, key, retries = RETRIES }: Omit<EndpointOptions, "model">): OpenAI {
  return new OpenAI({
    baseURL: baseUrl,
    apiKey: key,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: retries,
    timeout: TIMEOUT_MS,
    logLevel: "off",
    fetch: withoutEarlyRetries(globalThis.fetch),
  });
}

async function outwait(seconds: number, sleep: NonNullable<EndpointOptions["sleep"]>, signal: AbortSignal) {
  if (seconds > LONGEST_WAIT)
    throw new EndpointError(`the endpoint asks to wait ${Math.ceil(seconds)} s; run this again then`, "run");
  await sleep(Math.ceil(seconds) * 1000, signal).catch(() => {
    throw new EndpointError("interrupted", "interrupted");
  });
}
