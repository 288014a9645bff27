import { expect, test } from "vitest";
import { unreadableAnswer } from "../../../functions/safety/client-error.ts";
import { PROBLEMS, type ProblemKind } from "../../../src/contract/problems.ts";

test.each(["bad-request", "request-timeout", "headers-too-large", "internal-error"] satisfies ProblemKind[])(
  "an answer to what could not be read has the status and the title of every %s",
  (kind) => {
    const { status, body, headers } = unreadableAnswer({ kind, detail: "Send less." });
    expect(status).toBe(PROBLEMS[kind].status);
    expect(JSON.parse(body)).toEqual({ type: `/problems/${kind}`, ...PROBLEMS[kind], detail: "Send less." });
    expect(headers["Content-Length"]).toBe(String(Buffer.byteLength(body)));
  },
);
