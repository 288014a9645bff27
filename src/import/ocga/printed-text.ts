import { INLINE_TAGS, isTag, isText, type PageNode } from "./dom.ts";

/** What becomes of white space where an inline tag begins or ends: the publisher's printer puts a line break around each. */
const JOINTS: readonly {
  readonly name: string;
  readonly before: RegExp;
  readonly after: RegExp;
  readonly glue: string;
}[] = [
  { name: "no space before closing marks", before: /./, after: /^(?:[,;:)\]?’”]|\.(?!\d))/, glue: "" },
  { name: "no space after opening marks", before: /[([“‘]$/, after: /./, glue: "" },
];

/** A section sign keeps its distance from the number, also where a release prints `§<cite>13-1-1`. */
const SECTION_SIGN = { before: /§$/, after: /^\d/ } as const;

/** A capital set apart from its word in small capitals: `A` `RTICLE`, `PART 1 S` `TATE`. */
const SMALL_CAPITALS = { before: /(?:^|[\s“"(])[A-Z]$/, after: /^[A-Z]{2}/ } as const;

/** How text is read: `smallCapitals` joins words whose first capital stands in a tag of its own (headings only). */
export type ReadingOptions = { readonly smallCapitals?: boolean };

/** Text of nodes as printed: every run of white space is one space, none at the ends nor where only a tag made one. */
export function printedText(nodes: readonly PageNode[], options: ReadingOptions = {}): string {
  let text = "";
  let spaced = false;
  for (const piece of textPieces(nodes)) {
    const folded = piece.replace(/\s+/g, " ");
    const inner = folded.trim();
    if (inner === "") {
      spaced ||= folded !== "";
      continue;
    }
    const apart = spaced || folded.startsWith(" ");
    text += text === "" ? inner : joint(text, inner, apart, options) + inner;
    spaced = folded.endsWith(" ");
  }
  return text;
}

function joint(left: string, right: string, apart: boolean, options: ReadingOptions): string {
  if (!apart) return SECTION_SIGN.before.test(left) && SECTION_SIGN.after.test(right) ? " " : "";
  if (options.smallCapitals && SMALL_CAPITALS.before.test(left) && SMALL_CAPITALS.after.test(right)) return "";
  return JOINTS.find(({ before, after }) => before.test(left.slice(-1)) && after.test(right))?.glue ?? " ";
}

function* textPieces(nodes: readonly PageNode[]): Generator<string> {
  for (const node of nodes) {
    if (isText(node)) yield node.data;
    else if (isTag(node)) {
      yield* textPieces(node.children);
      // A line break, a cell and a block separate words.
      if (node.name === "br" || !INLINE_TAGS.has(node.name)) yield " ";
    }
  }
}

/** Nodes that print something: elements, and text other than white space. */
export function printingNodes(nodes: readonly PageNode[]): PageNode[] {
  return nodes.filter((node) => isTag(node) || (isText(node) && node.data.trim() !== ""));
}
