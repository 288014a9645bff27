import { createHash, timingSafeEqual } from "node:crypto";
import { KEY_HEADER } from "../../src/contract/routes-ask.ts";
import { type Answer, problemAnswer } from "../answer.ts";

/** What a caller without the site's key is told: the same whether it sent none, a wrong one, or there is none to send. */
const REFUSED = problemAnswer({
  kind: "forbidden",
  detail: `This route answers the site alone, which sends its key in the header ${KEY_HEADER}. No other caller can obtain it. Every document can be read without a key.`,
});

/** Lets a caller pass (null) that sent the site's key, and refuses every other; without a key (null) all of them. */
export function keyGate(key: string | null): (sent: string | undefined) => Answer | null {
  if (key === null) return () => REFUSED;
  const expected = digest(key);
  // Digests have one length, and are compared in the same time wherever they differ.
  return (sent) => (sent !== undefined && timingSafeEqual(digest(sent), expected) ? null : REFUSED);
}

function digest(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
