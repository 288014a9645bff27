import { createHash } from "node:crypto";

/** The `source_hash` of service-written text: the first 16 hex digits of the SHA-256 of the stored body, as UTF-8. */
export function sourceHash(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex").slice(0, 16);
}
