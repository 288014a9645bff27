/** What is wrong with a body before its shape is looked at; written like every other problem. */
export type BodyProblem =
  | { kind: "not-valid"; detail: string; errors: { loc: readonly ["body"]; msg: string; type: string }[] }
  | { kind: "content-too-large" | "unsupported-media-type" | "request-timeout" | "bad-request"; detail: string };

function notValid(type: string, msg: string): BodyProblem {
  return { kind: "not-valid", detail: `body: ${msg}.`, errors: [{ loc: ["body"], msg, type }] };
}

/** The problems of bodies, in words that say what to do. */
export const bodyProblem = {
  tooLarge: (maxBytes: number): BodyProblem => ({
    kind: "content-too-large",
    detail: `The body is larger than ${maxBytes.toLocaleString("en-US")} bytes. Send less at once.`,
  }),
  type: (type: string): BodyProblem => ({
    kind: "unsupported-media-type",
    detail: `A body of type ${JSON.stringify(type.slice(0, 80))} is not read here. Send JSON with the header Content-Type: application/json.`,
  }),
  coding: (): BodyProblem => ({
    kind: "unsupported-media-type",
    detail: "A body with a Content-Encoding is not read here. Send it uncompressed.",
  }),
  slow: (timeout: number): BodyProblem => ({
    kind: "request-timeout",
    detail: `The body did not come within ${timeout / 1000} seconds. Send it again.`,
  }),
  broken: (): BodyProblem => ({ kind: "bad-request", detail: "The body ended before all of it had come." }),
  empty: (): BodyProblem => notValid("missing", "There is none: send a JSON object"),
  notUtf8: (): BodyProblem => notValid("unicode_error", "It is not UTF-8"),
  notJson: (type: string): BodyProblem =>
    notValid(
      "json_invalid",
      type.endsWith("json")
        ? "It is not JSON"
        : "It is not JSON: send a JSON object with the header Content-Type: application/json",
    ),
} as const;
