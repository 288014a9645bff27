import type { Parents, Root, RootContent, Text } from "mdast";
import remarkStringify, { type Options } from "remark-stringify";
import { unified } from "unified";
import { escapeText, type TextPlace } from "./escape-text.ts";

type Handle = NonNullable<NonNullable<Options["handlers"]>["text"]>;

const writeText: Handle = (node: Text, parent, state, info) => {
  if (state.stack.includes("autolink")) return state.safe(node.value, info);
  const next = parent?.children[(state.indexStack.at(-1) ?? 0) + 1];
  const after = next?.type === "break" ? "\n" : info.after;
  return escapeText(node.value, { before: info.before, after, ...surroundings(parent, state.stack) });
};

function surroundings(parent: Parents | undefined, stack: readonly string[]): Pick<TextPlace, "within" | "alone"> {
  const block = parent?.type === "paragraph" || parent?.type === "heading";
  const alone = block && parent.children.length === 1;
  if (stack.includes("label")) return { within: "label", alone };
  return { within: stack.includes("headingAtx") ? "heading" : "block", alone };
}

/** Two blanks and a line break: the printed line ends with its own last character. */
const writeBreak: Handle = () => "  \n";

/**
 * The one processor, set up once: atx headings, `-` bullets, fenced code. Text and line breaks have their own handlers,
 * since the defaults escape far more than Markdown needs (`\[`, `\_`) and write a line break as a backslash, which a reader
 * takes for a printed character.
 */
const processor = unified()
  .use(remarkStringify, {
    bullet: "-",
    rule: "-",
    fences: true,
    setext: false,
    listItemIndent: "one",
    handlers: { text: writeText, break: writeBreak },
  })
  .freeze();

/** A document's blocks as Markdown, ending in one line break. */
export function writeMarkdown(blocks: RootContent[]): string {
  const root: Root = { type: "root", children: blocks };
  return processor.stringify(root);
}
