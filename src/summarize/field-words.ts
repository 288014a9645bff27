import { TAG_WORDS, TEXT_BOUNDS } from "./text-bounds.ts";

/** How the bounds of a field are told to a model. */
export const fieldWords = {
  text: (name: "summary" | "reasoning" | "notes") =>
    `one paragraph of ${TEXT_BOUNDS[name].min} to ${TEXT_BOUNDS[name].max} characters`,
  tags: `${TEXT_BOUNDS.tags.min} to ${TEXT_BOUNDS.tags.max} short English phrases in small letters, of at most ${TAG_WORDS} words`,
  quotes: `up to ${TEXT_BOUNDS.keyQuotes.max} passages, each copied from the document letter for letter, without an ellipsis, from inside one paragraph, ${TEXT_BOUNDS.keyQuote.min} to ${TEXT_BOUNDS.keyQuote.max} characters long`,
} as const;
