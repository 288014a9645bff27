import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { BILL_ANSWER, OPINION_ANSWER } from "./made-up-answers.ts";

/** A request as it arrived, checked for what every request has. */
export type FakeRequest = {
  model: string;
  messages: { role: string; content: string }[];
  temperature?: number;
  max_completion_tokens?: number;
  max_tokens?: number;
  response_format?: { type: string; json_schema?: { name: string; strict: boolean; schema: Record<string, unknown> } };
};

/** What the server says: a whole completion's text, or a status with a body and headers, or nothing for ever. */
export type FakeReply =
  | { content: string; finish_reason?: string; refusal?: string }
  | { status: number; body: unknown; headers?: Record<string, string> }
  | "silence";

/** A local server that speaks the chat-completions protocol. */
export type FakeEndpoint = {
  baseUrl: string;
  key: string;
  /** Every request, whatever was said to it. */
  requests: FakeRequest[];
  close(): Promise<void>;
};

export const FAKE_MODEL = "made-up-model-1";
export const FAKE_KEY = "made-up-key-93f1";

/** An error as OpenAI writes it. */
export function apiError(status: number, message: string, code: string | null = null, param: string | null = null) {
  return { status, body: { error: { message, type: "invalid_request_error", param, code } } };
}

/** An answer that may be kept, for a bill or an opinion, by the shape that is asked for. */
export function goodReply(request: FakeRequest): FakeReply {
  const isBill = (request.messages[0]?.content ?? "").includes("topic_tags");
  return { content: JSON.stringify(isBill ? BILL_ANSWER : OPINION_ANSWER) };
}

/** Starts the server. `reply` is asked for every request; `count` is 1 for the first. */
export async function startEndpoint(
  reply: (request: FakeRequest, count: number) => FakeReply | Promise<FakeReply> = goodReply,
): Promise<FakeEndpoint> {
  const requests: FakeRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const problem = checkHead(incoming);
    if (problem !== null) return send(response, problem.status, problem.body);
    const request = JSON.parse(await readBody(incoming)) as FakeRequest;
    requests.push(request);
    const wrong = checkRequest(request);
    if (wrong !== null) return send(response, wrong.status, wrong.body);
    const said = await reply(request, requests.length);
    if (said === "silence") return;
    if ("status" in said) return send(response, said.status, said.body, said.headers);
    send(response, 200, completion(request, said, requests.length));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    key: FAKE_KEY,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function checkHead({ method, url, headers }: IncomingMessage) {
  if (method !== "POST" || url !== "/v1/chat/completions") return apiError(404, `unknown route ${method} ${url}`);
  if (headers.authorization !== `Bearer ${FAKE_KEY}`)
    return apiError(401, `Incorrect API key provided: ${headers.authorization}`, "invalid_api_key");
  if (headers["content-type"] !== "application/json") return apiError(400, "expected application/json");
  return null;
}

function checkRequest({ model, messages }: FakeRequest) {
  if (model !== FAKE_MODEL) return apiError(404, `The model \`${model}\` does not exist`, "model_not_found");
  const isMessage = ({ role, content }: { role: unknown; content: unknown }) =>
    ["system", "user", "assistant"].includes(String(role)) && typeof content === "string" && content !== "";
  return Array.isArray(messages) && messages.length > 1 && messages.every(isMessage)
    ? null
    : apiError(400, "messages: expected role and content");
}

function completion(
  { model }: FakeRequest,
  { content, finish_reason = "stop", refusal }: { content: string; finish_reason?: string; refusal?: string },
  count: number,
) {
  return {
    id: `chatcmpl-${count}`,
    object: "chat.completion",
    created: 1_900_000_000 + count,
    model: `${model}-2031-01-01`,
    choices: [
      {
        index: 0,
        message: { role: "assistant", content: refusal === undefined ? content : null, refusal: refusal ?? null },
        logprobs: null,
        finish_reason,
      },
    ],
    usage: { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 },
  };
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
