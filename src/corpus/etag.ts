import { createHash } from "node:crypto";

/** The strong ETag of a body: `"` and its MD5 in hex and `"` (DESIGN: a change marker, the one S3 stores compute too). */
export function etagOf(body: string | Uint8Array): string {
  return `"${createHash("md5").update(body).digest("hex")}"`;
}
