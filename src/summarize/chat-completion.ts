import type OpenAI from "openai";
import * as z from "zod";
import type { Dialect } from "./endpoint-dialect.ts";
import type { ChatMessage } from "./prompt.ts";

/** What a model said: a whole text, one that was cut off, or that it declines. */
export type Reply = { kind: "text" | "cut"; text: string } | { kind: "refused"; reason: string };

/** The body of a request. */
export type ChatRequest = OpenAI.Chat.Completions.ChatCompletionCreateParamsNonStreaming;

/** Most tokens of an answer: three times what the bounds allow, for models that think in them. */
const ANSWER_TOKENS = 8_000;

/** The part of a chat completion that is read. */
export const chatCompletion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
});

/** A request for one answer of a shape, in what the endpoint takes. */
export function chatRequest(
  model: string,
  messages: readonly ChatMessage[],
  { name, answer }: { readonly name: string; readonly answer: z.ZodType },
  { format, temperature, length }: Dialect,
): ChatRequest {
  return {
    model,
    messages: [...messages],
    ...(temperature ? { temperature: 0 } : {}),
    ...(length === "none" ? {} : { [length]: ANSWER_TOKENS }),
    ...(format === "json_object" ? { response_format: { type: "json_object" } } : {}),
    ...(format === "json_schema"
      ? {
          response_format: { type: "json_schema", json_schema: { name, strict: true, schema: z.toJSONSchema(answer) } },
        }
      : {}),
  };
}

/** What the first choice of a completion says. */
export function readChoice({ choices: [choice] }: z.infer<typeof chatCompletion>): Reply {
  const { refusal, content } = choice?.message ?? {};
  if (typeof refusal === "string" && refusal !== "")
    return { kind: "refused", reason: `the model declines: ${refusal.replace(/\s+/g, " ").slice(0, 200)}` };
  if (choice?.finish_reason === "content_filter")
    return { kind: "refused", reason: "the endpoint's content filter stopped the answer" };
  return { kind: choice?.finish_reason === "length" ? "cut" : "text", text: content ?? "" };
}
