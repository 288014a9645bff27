import type { AskEvent } from "../../src/model/ask-records.ts";

/** Failures are events too (contract section 6): what went wrong is for the log, not for the caller. */
const FAILED: AskEvent = { type: "error", message: "The answer could not be made. It has been noted here; ask again." };

/**
 * Events as Server-Sent Events, each a JSON object in one `data` line. They are asked for as the caller reads; a caller
 * that goes away ends them. `failed` hears of what the events throw.
 */
export function eventStream(
  events: AsyncIterable<AskEvent>,
  failed: (error: unknown) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const lines = written(events, failed);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return();
    },
  });
}

async function* written(
  events: AsyncIterable<AskEvent>,
  failed: (error: unknown) => void,
): AsyncGenerator<string, void> {
  try {
    for await (const event of events) yield write(event);
  } catch (error) {
    failed(error);
    yield write(FAILED);
  }
}

function write(event: AskEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}
