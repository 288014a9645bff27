import { Tokenize } from "rtf-stream-parser";

/** A piece of RTF: a group's brace, a control word or symbol with its number, or bytes of text. */
export type RtfToken =
  | { kind: "open" }
  | { kind: "close" }
  | { kind: "control"; word: string; param: number | null; data: Buffer | null }
  | { kind: "text"; data: Buffer };

type RawToken = { type: number; word?: string; param?: number; data?: Buffer };

/** Splits RTF into its tokens. */
export function* rtfTokens(bytes: Buffer): Generator<RtfToken> {
  const stream = new Tokenize();
  // A last token is given out when another begins: the closing brace added here is that.
  stream.write(Buffer.concat([bytes, Buffer.from("}")]));
  for (let raw: RawToken | null = stream.read(); raw !== null; raw = stream.read()) yield toToken(raw);
}

/** By the tokenizer's numbers: 0 opens a group, 1 closes it, 2 is a control word or symbol, 3 is text. */
function toToken({ type, word, param, data }: RawToken): RtfToken {
  if (type === 0) return { kind: "open" };
  if (type === 1) return { kind: "close" };
  if (type === 2) return { kind: "control", word: word ?? "", param: param ?? null, data: data ?? null };
  return { kind: "text", data: data ?? Buffer.alloc(0) };
}
