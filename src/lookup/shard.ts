/** One static file. */
export type Shard = { readonly name: string; readonly body: string };

/** 32-bit FNV-1a over UTF-16 code units, eight hex digits. A change marker, not security. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** The name of a shard of a kind, by its position and the hash of its content. */
export function shardName(kind: string, index: number, hash: string): string {
  return `${kind}-${String(index).padStart(3, "0")}-${hash}.json`;
}

/**
 * A shard named after its content, `terms-004-9c1d03ab.json`: it can be cached for ever, and a reader that still holds
 * the directory of another release gets a 404 instead of numbers that mean other documents.
 */
export function namedShard(kind: string, index: number, content: unknown): Shard {
  const body = JSON.stringify(content);
  return { name: shardName(kind, index, fingerprint(body)), body };
}
