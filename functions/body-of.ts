import type * as z from "zod";
import type { Reading } from "./reading.ts";

/** What a POST sent, as its shape types it. The request was checked against the same shape: it fits, or this is a bug. */
export function bodyOf<Body>({ body }: Reading, shape: z.ZodType<Body>): Body {
  return shape.parse(body);
}
