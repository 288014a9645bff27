import * as z from "zod";
import { LIMITS } from "../contract/limits.ts";

const { askMessages, askMessageChars } = LIMITS;

/** One turn of a conversation. Whatever else it holds is not looked at. */
export const askMessage = z.looseObject({
  role: z.enum(["user", "assistant"], "It has to be user or assistant"),
  content: z.string().min(1).max(askMessageChars),
});
/** One turn of a conversation. */
export type AskMessage = z.infer<typeof askMessage>;

/** Body of the ask routes (contract section 4.5): the whole conversation, the user's current question last. */
export const askRequest = z.looseObject({
  messages: z
    .array(askMessage)
    .min(1, "At least 1 message; there are none")
    .max(askMessages, `At most ${askMessages} messages`)
    .refine((messages) => endsWithQuestion(messages), {
      error: "The last message has to be the user's",
      // Beside what is wrong with single messages, not after it.
      when: ({ value }) => Array.isArray(value) && value.length > 0,
    }),
});

function endsWithQuestion(messages: readonly unknown[]): boolean {
  const last = askMessage.pick({ role: true }).safeParse(messages.at(-1));
  // A role that is none is a problem of its own.
  return !last.success || last.data.role === "user";
}

/** A piece of the answer. */
export const askToken = z.strictObject({ type: z.literal("token"), content: z.string() });
/** The end of a successful answer, after its pieces. */
export const askDone = z.strictObject({ type: z.literal("done") });
/** A failure, a rejected user turn among them. */
export const askError = z.strictObject({ type: z.literal("error"), message: z.string().min(1) });

/** One event of an answer's stream (contract section 6). */
export const askEvent = z.discriminatedUnion("type", [askToken, askDone, askError]);
/** One event of an answer's stream: switch on `type`. */
export type AskEvent = z.infer<typeof askEvent>;
