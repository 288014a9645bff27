import { hasSingleQuoted, PLAIN_TEXT_RULES } from "./plain-text-rules.ts";
import { TAG_WORDS, TEXT_BOUNDS } from "./text-bounds.ts";

/** Tags as they are kept, and what is wrong with them, one sentence each. */
export type CheckedTags = { readonly tags: string[]; readonly problems: string[] };

/**
 * Topic tags or legal areas: short phrases in small letters (words with several capitals, such as DUI, keep them), each
 * once, in the order given.
 *
 * @param field how the list is called in a problem
 */
export function checkTags(written: readonly string[], field: string): CheckedTags {
  const tags = [...new Set(written.map(toTag))];
  const problems = tags.flatMap((tag) => {
    const what = refuseTag(tag);
    return what === null ? [] : [`${field}: ${JSON.stringify(tag.slice(0, 80))} ${what}`];
  });
  const { min, max } = TEXT_BOUNDS.tags;
  if (tags.length < min || tags.length > max) problems.push(`${field} has ${tags.length}; give ${min} to ${max}`);
  return { tags, problems };
}

function toTag(written: string): string {
  const words = written
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.,;:]$/, "");
  const isShouted = !/\p{Ll}/u.test(words) && words.includes(" ");
  return words.replace(/[\p{L}\p{M}]+/gu, (word) => (isAcronym(word) && !isShouted ? word : word.toLowerCase()));
}

/** `DUI`, `OCGA`, `DFCS`; not `CRIMINAL`. */
function isAcronym(word: string): boolean {
  return word.length <= 5 && /\p{Lu}.*\p{Lu}/u.test(word);
}

function refuseTag(tag: string): string | null {
  const { min, max } = TEXT_BOUNDS.tag;
  if (tag.length < min || tag.length > max) return `has ${tag.length} characters; write ${min} to ${max}`;
  if (tag.split(" ").length > TAG_WORDS) return `has more than ${TAG_WORDS} words`;
  if (!/\p{L}/u.test(tag)) return "has no word";
  const rule = PLAIN_TEXT_RULES.find(({ form }) => form.test(tag));
  if (rule !== undefined) return `has ${rule.what}`;
  return /["“”«»]/.test(tag) || hasSingleQuoted(tag) ? "has quotation marks" : null;
}
