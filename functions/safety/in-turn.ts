import type { RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests that may wait on one connection: more than any client sends ahead. */
const WAITING = 100;

/** The requests of one connection: the answer to the latest, and how many wait for those before them. */
type Line = { last: ServerResponse | null; waiting: number };

/**
 * Answers the requests of one connection one after the other, as their answers have to leave. Node starts each as soon as it
 * has come: one packet of requests for a large file would open it hundreds of times, for a client that reads nothing.
 * A connection on which more than a hundred wait is closed.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();
  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? { last: null, waiting: 0 };
    lines.set(socket, line);
    const { last } = line;
    line.last = response;
    if (last === null || last.writableFinished || last.destroyed) return listener(request, response);
    line.waiting += 1;
    if (line.waiting > WAITING) return void socket.destroy();
    last.once("close", () => {
      line.waiting -= 1;
      if (!socket.destroyed) listener(request, response);
    });
  };
}
