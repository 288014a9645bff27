import { chooseEncoding } from "./choose-encoding.ts";
import { type Compressor, encodedTag, isCompressible, type Representation } from "./compressor.ts";

/** What of a request decides the form of an answer's body. */
export type ContentAsking = { method: string; ifNoneMatch: string | undefined; acceptEncoding: string | undefined };

/** A body in memory that is to be sent. `etag` is that of the body as it is; null where the route carries none. */
export type Content = {
  readonly body: Uint8Array;
  readonly type: string;
  readonly etag: string | null;
  /** Whether `If-None-Match` is honoured. */
  readonly conditional: boolean;
  readonly status: number;
};

/**
 * Sends a body in the encoding that was asked for: at once where nothing is to be compressed, or it has been before.
 * `headers` are those of the answer besides `Content-Type`, `Content-Length`, `Content-Encoding`, `Vary` and `ETag`; they are
 * added to.
 */
export function writeContent(
  content: Content,
  asking: ContentAsking,
  compressor: Compressor,
  headers: Record<string, string>,
): Response | Promise<Response> {
  const { body, type, etag, conditional, status } = content;
  const varies = isCompressible(type, body.byteLength);
  const encoding = varies ? chooseEncoding(asking.acceptEncoding) : null;
  if (varies) headers["vary"] = "Accept-Encoding";
  const asked = etag === null ? null : encodedTag(etag, encoding);
  // HEAD carries no ETag, and so has nothing to compare; equality and nothing else (contract section 8).
  if (asked !== null && conditional && asking.method !== "HEAD" && asking.ifNoneMatch === asked)
    return new Response(null, { status: 304, headers: { ...headers, etag: asked } });
  const write = (sent: Representation) => {
    if (sent.etag !== null && asking.method !== "HEAD") headers["etag"] = sent.etag;
    if (sent.encoding !== null) headers["content-encoding"] = sent.encoding;
    headers["content-type"] = type;
    headers["content-length"] = String(sent.body.byteLength);
    return new Response(asking.method === "HEAD" ? null : (sent.body as Uint8Array<ArrayBuffer>), { status, headers });
  };
  const encoded = compressor.encode({ body, etag, type }, encoding);
  return encoded instanceof Promise ? encoded.then(write) : write(encoded);
}
