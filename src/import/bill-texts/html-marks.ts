import type { Mark } from "./marked-text.ts";

/** Tags that strike out or add. */
export const MARK_TAGS: ReadonlyMap<string, Mark> = new Map([
  ["del", "del"],
  ["s", "del"],
  ["strike", "del"],
  ["ins", "ins"],
  ["u", "ins"],
]);

/** Tags whose words are not printed. */
export const UNPRINTED_TAGS: ReadonlySet<string> = new Set([
  "head",
  "iframe",
  "math",
  "noscript",
  "object",
  "script",
  "select",
  "style",
  "svg",
  "template",
  "textarea",
  "title",
]);

/** Tags that begin and end a paragraph. */
export const BLOCK_TAGS: ReadonlySet<string> = new Set([
  "address",
  "article",
  "aside",
  "blockquote",
  "body",
  "caption",
  "center",
  "dd",
  "div",
  "dl",
  "dt",
  "fieldset",
  "figure",
  "footer",
  "form",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "header",
  "hr",
  "li",
  "main",
  "nav",
  "ol",
  "p",
  "pre",
  "section",
  "table",
  "ul",
]);

/** How a piece of CSS prints: what it marks, whether it hides. Null where it says nothing of either. */
export type CssMark = { mark: Mark; hidden: boolean };

const STRUCK = /text-decoration(?:-line)?\s*:[^;}]*line-through/i;
const UNDERLINED = /text-decoration(?:-line)?\s*:[^;}]*underline/i;
const HIDDEN = /display\s*:\s*none|visibility\s*:\s*hidden/i;

/** Reads the declarations of a `style` attribute or a rule. */
export function readDeclarations(css: string): CssMark | null {
  const mark = STRUCK.test(css) ? "del" : UNDERLINED.test(css) ? "ins" : null;
  const hidden = HIDDEN.test(css);
  return mark === null && !hidden ? null : { mark, hidden };
}

/** The classes that a style sheet marks or hides, by name: rules of one plain class, with or without a tag before it. */
export function readClasses(css: string): Map<string, CssMark> {
  const classes = new Map<string, CssMark>();
  for (const rule of css.replace(/\/\*.*?\*\//gs, "").split("}")) {
    const [selectors, declarations] = rule.split("{");
    const read = declarations === undefined ? null : readDeclarations(declarations);
    if (read === null) continue;
    for (const selector of (selectors ?? "").split(",")) {
      // A link is underlined because it is one.
      const name = /^\s*(?:(?!a\.)[a-z][a-z0-9]*)?\.([\w-]+)\s*$/i.exec(selector)?.[1];
      if (name !== undefined) classes.set(name, read);
    }
  }
  return classes;
}
