import { type BodyProblem, bodyProblem } from "./body-problem.ts";
import type { BodyLimits } from "./read-json-body.ts";

/** How long a whole body may take, in milliseconds. */
const TIMEOUT = 10_000;

/** A body's bytes, or why there are none. */
export type BodyReading = { kind: "bytes"; bytes: Uint8Array } | { kind: "problem"; problem: BodyProblem };

/**
 * Reads a body into memory, no further than its limit. What comes after is left to the server, which discards it or cuts it
 * off; cancelling it here would close the connection before the answer is out.
 */
export async function readBody(request: Request, { maxBytes, timeout = TIMEOUT }: BodyLimits): Promise<BodyReading> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return refused(bodyProblem.tooLarge(maxBytes));
  if (request.body === null) return { kind: "bytes", bytes: new Uint8Array() };
  const reader = request.body.getReader();
  const deadline = Promise.withResolvers<"late">();
  const timer = setTimeout(() => deadline.resolve("late"), timeout);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for (;;) {
      const read = await Promise.race([reader.read(), deadline.promise]);
      if (read === "late") return refused(bodyProblem.slow(timeout));
      if (read.done) return { kind: "bytes", bytes: Buffer.concat(chunks, bytes) };
      bytes += read.value.byteLength;
      if (bytes > maxBytes) return refused(bodyProblem.tooLarge(maxBytes));
      chunks.push(read.value);
    }
  } catch {
    // The client went away, or its chunks cannot be read: nobody is left to be told.
    return refused(bodyProblem.broken());
  } finally {
    clearTimeout(timer);
    release(reader);
  }
}

/** A read that is still waiting is rejected by this, which is of no interest any more. */
function release(reader: ReadableStreamDefaultReader<Uint8Array>): void {
  reader.closed.catch(() => {});
  reader.releaseLock();
}

function refused(problem: BodyProblem): BodyReading {
  return { kind: "problem", problem };
}
