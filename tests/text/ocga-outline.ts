import { DomUtils, parseDocument } from "htmlparser2";

const { findAll, nextElementSibling, textContent } = DomUtils;

type ChildNode = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<ChildNode, { attribs: unknown }>;

const isTag = (node: ChildNode): node is Element => "attribs" in node;

/** One section's text as the importer would store it, with the anchors that the page's nesting gives. */
export type Outline = {
  id: string;
  text: string;
  anchors: string[];
  /** False where a marker stands outside every list, so that the nesting does not say where it belongs. */
  told: boolean;
};

type Building = { paragraphs: string[]; anchors: string[]; told: boolean; pending: string };

const MARKERS = /^(?:\([A-Za-z0-9.]{1,8}\)\s*)+/;
const NOTE =
  /^(?:History|Cross references?|Editor|Effective date|Delayed effective|Code Commission|Law review|The \d{4})/;

const printed = (nodes: readonly ChildNode[]): string =>
  textContent([...nodes])
    .replace(/\s+/g, " ")
    .trim();

const letters = (position: number): string =>
  String.fromCharCode(97 + ((position - 1) % 26)).repeat(Math.ceil(position / 26));
function roman(position: number): string {
  const ones = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"];
  return ["", "x", "xx", "xxx", "xl"][Math.floor(position / 10)] + (ones[position % 10] ?? "");
}

/** The printed marker of a list's item: the list's type and the item's position. */
function printedMarker(type: string | undefined, position: number): string {
  if (type === "a") return letters(position);
  if (type === "A") return letters(position).toUpperCase();
  if (type === "i") return roman(position);
  if (type === "I") return roman(position).toUpperCase();
  return String(position);
}

function addParagraph(building: Building, words: string): void {
  const paragraph = `${building.pending}${building.pending && words ? " " : ""}${words}`;
  if (paragraph !== "") building.paragraphs.push(paragraph);
  building.pending = "";
}

/** Adds a list's items. A marked paragraph inside an item, `(c.1)`, is a sibling of that item and heads what follows. */
function addList(building: Building, list: Element, parent: readonly string[]): void {
  list.children.filter(isTag).forEach((item, at) => {
    const marker = printedMarker(list.attribs["type"], at + 1);
    building.pending += `(${marker})`;
    building.anchors.push([...parent, marker].join("-"));
    addItem(building, item, parent, [...parent, marker]);
  });
}

function addItem(building: Building, item: Element, parent: readonly string[], own: readonly string[]): void {
  let path = own;
  let words: ChildNode[] = [];
  const flush = () => {
    if (printed(words) !== "") addParagraph(building, printed(words));
    words = [];
  };
  for (const node of item.children) {
    if (!isTag(node) || !/^(?:p|ol)$/.test(node.name)) {
      if (isTag(node) || node.type === "text") words.push(node);
      continue;
    }
    flush();
    if (node.name === "ol") addList(building, node, path);
    else path = addInnerParagraph(building, printed([node]), parent, path);
  }
  flush();
  if (building.pending !== "") addParagraph(building, "");
}

function addInnerParagraph(
  building: Building,
  words: string,
  parent: readonly string[],
  path: readonly string[],
): readonly string[] {
  const marks = MARKERS.exec(words)?.[0].match(/[A-Za-z0-9.]+/g) ?? [];
  if (marks.length === 0 || building.pending !== "") {
    addParagraph(building, words);
    return path;
  }
  addParagraph(building, words);
  if (!marks[0]?.includes(".")) building.told = false;
  marks.forEach((_, at) => {
    building.anchors.push([...parent, ...marks.slice(0, at + 1)].join("-"));
  });
  return [...parent, ...marks];
}

function opensNotes(element: Element): boolean {
  if (/^h\d$/.test(element.name)) return true;
  const first = element.children.find((node) => isTag(node) || printed([node]) !== "");
  if (first !== undefined && isTag(first) && first.name === "b") return !printed([first]).startsWith("(");
  return NOTE.test(printed([element]));
}

/** Every section of a title's page: what follows its `h3` up to the first bold heading or the history. */
export function readOutlines(html: string): Outline[] {
  const page = parseDocument(html);
  return findAll((element) => element.name === "h3", page.children).map((heading) => {
    const building: Building = { paragraphs: [], anchors: [], told: true, pending: "" };
    for (let next = nextElementSibling(heading); next !== null && !opensNotes(next); next = nextElementSibling(next)) {
      if (next.name === "ol") addList(building, next, []);
      else if (next.name === "p") {
        if (MARKERS.test(printed([next]))) building.told = false;
        addParagraph(building, printed([next]));
      }
    }
    const { paragraphs, anchors, told } = building;
    return { id: heading.attribs["id"] ?? "", text: paragraphs.join("\n\n"), anchors, told };
  });
}
