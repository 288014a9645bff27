import { QUOTE_MIN_CHARS, verifyRequest } from "../../src/model/verify-records.ts";
import { renderJson } from "../../src/render/render-json.ts";
import { verifyAnswer, verifyQuote } from "../../src/verify/verify-quote.ts";
import { notValid } from "../answer.ts";
import { bodyOf } from "../body-of.ts";
import { countCharacters, tooShort } from "../body-problems.ts";
import type { Compute } from "../computed.ts";
import type { FindDocument } from "./find-document.ts";

/** `POST /{collection}/verify` (contract section 4.1): whether the document that `id` names has the words of `quote`. */
export function verifyWith(find: FindDocument): Compute {
  return (reading) => {
    const { id, quote } = bodyOf(reading, verifyRequest);
    // The shape counts UTF-16 units, the contract characters: a letter of two units is one.
    if (quote.length < 2 * QUOTE_MIN_CHARS && countCharacters(quote) < QUOTE_MIN_CHARS)
      return { kind: "answer", answer: notValid([tooShort("quote", quote, QUOTE_MIN_CHARS)]) };
    const found = find(reading, id);
    if (found.kind === "answer") return found;
    const { text, id: name, canonical_url, md_url, corpus_version } = found.document;
    if (text === null) throw new Error(`${name} is checked without a text`);
    const named = { id: name, canonical_url, md_url, corpus_version };
    return { kind: "body", body: renderJson(verifyAnswer(verifyQuote(text, quote), named)) };
  };
}
