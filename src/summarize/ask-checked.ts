import type { AnswerFields, Assignment, Judgement, Source } from "./assignment.ts";
import type { Reply } from "./chat-completion.ts";
import type { RefusedQuote } from "./check-key-quotes.ts";
import type { Endpoint } from "./endpoint.ts";
import { askAgain, type Material, openRequest, repeatedWords } from "./prompt.ts";
import { readAnswer } from "./read-answer.ts";

/** What came of a request: something that may be stored, with the quotations it lost, or why there is nothing. */
export type Outcome<Written> =
  | { kind: "written"; written: Written; refused: readonly RefusedQuote[] }
  | { kind: "failed"; reason: string };

/** Times that one thing is asked for: once, and once more with what was wrong. */
const ROUNDS = 2;
/** Most problems that are told, and that a reason names. */
const PROBLEMS_TOLD = 12;

/**
 * Asks for one assignment. An answer that may not be kept is asked for once more with what was wrong; then the request has
 * failed. A model that declines is not asked again.
 *
 * @throws {EndpointError} when the endpoint gives no answer
 */
export async function askChecked<Fields extends AnswerFields, Written>(
  endpoint: Endpoint,
  assignment: Assignment<Fields, Written>,
  material: Material,
  source: Source,
  signal: AbortSignal,
): Promise<Outcome<Written>> {
  const { messages: opening, mark } = openRequest(assignment, material);
  const messages = [...opening];
  let acceptable: Outcome<Written> | null = null;
  let problems: readonly string[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const reply = await endpoint.ask(messages, assignment, signal);
    if (reply.kind === "refused") return acceptable ?? { kind: "failed", reason: reply.reason };
    const judged = judgeReply(reply, assignment, source, mark);
    if (judged.written !== null && judged.problems.length === 0) {
      acceptable = { kind: "written", written: judged.written, refused: judged.refused };
      if (judged.wishes.length === 0) return acceptable;
    }
    problems = [...judged.problems, ...judged.wishes].slice(0, PROBLEMS_TOLD);
    messages.push(...askAgain(reply.text, problems));
  }
  return acceptable ?? { kind: "failed", reason: problems.join("; ") };
}

function judgeReply<Fields extends AnswerFields, Written>(
  reply: Extract<Reply, { kind: "text" | "cut" }>,
  assignment: Assignment<Fields, Written>,
  source: Source,
  mark: string,
): Judgement<Written | null> {
  const nothing = { written: null, refused: [], wishes: [] };
  if (reply.kind === "cut") return { ...nothing, problems: ["the answer was cut off; keep to the lengths asked for"] };
  const repeated = repeatedWords(reply.text, mark);
  if (repeated !== null) return { ...nothing, problems: [repeated] };
  const read = readAnswer(reply.text, assignment.answer);
  if (read.kind === "problems") return { ...nothing, problems: read.problems };
  return assignment.judge(read.answer, source);
}
