import { termsOf } from "../words/terms-of.ts";

/** What people leave out of a short title, tried on its words in every combination. */
const LEFT_OUT: readonly RegExp[] = [/^(?:the )?georgia(?:’s|'s)? /i, / of (?:1[789]|20)\d\d$/i];

/**
 * The keys under which a short title is found: its terms, with and without `Georgia` before it and its year after it. None
 * where nothing of it is a word. What is left must have two terms, or every `Act` would be found.
 */
export function actKeys(title: string): string[] {
  const forms = new Set([title]);
  for (const part of LEFT_OUT) for (const form of [...forms]) forms.add(form.replace(part, ""));
  const keys = [...forms].map((form) => termsOf(form)).filter((terms, index) => index === 0 || terms.length > 1);
  return [...new Set(keys.map((terms) => terms.join(" ")))].filter((key) => key !== "");
}
