import { itemMarker, type ListSoFar } from "./ocga-second-reading-markers.ts";

/** One printed block of the page: what a reader sees between two block tags, with the list markers it opens with. */
export type Line = {
  tag: string;
  id: string;
  className: string;
  /** How many `div`s are open around it; annotations sit one deeper than the section they annotate. */
  depth: number;
  insideItem: boolean;
  text: string;
  /** The bold run the block begins with, or "". */
  bold: string;
  markers: string;
  doubts: string[];
};

type Frame = ListSoFar & { tag: string; id: string; className: string; said: boolean };

const BLOCK = /^(?:p|li|ol|ul|div|nav|h[1-6]|main|body|head|html|title|table|tr|td|th|br|blockquote)$/;
const VOID = /^(?:meta|link|br|hr|img)$/;
const TOKEN = /<!--[\s\S]*?-->|<(?<close>\/?)(?<name>[a-zA-Z][a-zA-Z0-9]*)(?<attributes>[^<>]*)>|<![^>]*>|[^<]+/g;
const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (whole, decimal, hexadecimal, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
    return NAMED[name.toLowerCase()] ?? whole;
  });
}

/** Where an inline tag stood: the pretty-printer broke the line there, so whether a space was printed is lost. */
const SEAM = "\uE000";

/** Folds whitespace; closes a seam beside clinging punctuation, and inside a word in small capitals (`A` `RTICLE`). */
function fold(raw: string): string {
  return raw
    .replace(/\s*\uE000[\s\uE000]*/g, SEAM)
    .replace(/\uE000(?=[.,;:)\]’”?])/g, "")
    .replace(/(?<=[([“‘])\uE000/g, "")
    .replace(/(?<=(?:^|[\s\uE000])[A-Z])\uE000(?=[A-Z]{2})/g, "")
    .replace(/[\s\uE000]+/g, " ")
    .trim();
}

const attribute = (attributes: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";

/** Every block with words in it, in the order printed. Navigation is left out. */
export function readLines(html: string): Line[] {
  const lines: Line[] = [];
  const frames: Frame[] = [];
  let raw = "";
  let bold = "";
  let boldOpen = false;
  let pending = "";
  let doubts: string[] = [];

  const top = (): Frame | undefined => frames.at(-1);
  const nearest = (tag: string): Frame | undefined => frames.findLast((frame) => frame.tag === tag);

  function flush(): void {
    const text = fold(raw);
    const frame = top();
    if (text !== "" && frame && !nearest("nav") && !nearest("head")) {
      const depth = frames.filter((each) => each.tag === "div").length;
      const insideItem = nearest("li") !== undefined;
      const { tag, id, className } = frame;
      if (!/^(?:p|li|h[1-6])$/.test(tag)) doubts.push(`words directly inside ${tag}`);
      if (tag === "li" && frame.said) doubts.push("an item speaks again after its children");
      if (tag === "p" && pending) doubts.push("an item's first words stand in a p");
      lines.push({ tag, id, className, depth, insideItem, text, bold: fold(bold), markers: pending, doubts });
      pending = "";
      doubts = [];
      for (const each of frames) each.said = true;
    }
    raw = "";
    bold = "";
  }

  function open(tag: string, attributes: string): void {
    const frame: Frame = {
      tag,
      id: attribute(attributes, "id"),
      className: attribute(attributes, "class"),
      said: false,
      markers: [],
    };
    if (tag === "li" && !nearest("nav")) {
      const list = top();
      const read = itemMarker(frame.id, nearest("li")?.id ?? "", list?.markers ?? []);
      list?.markers.push(read.marker);
      pending += `(${read.marker})`;
      if (read.doubt) doubts.push(read.doubt);
    }
    frames.push(frame);
  }

  function close(tag: string): void {
    const frame = top();
    if (frame?.tag !== tag) throw new Error(`</${tag}> closes <${frame?.tag}> near ${lines.at(-1)?.text.slice(0, 80)}`);
    frames.pop();
    if (tag === "li" && pending && !nearest("nav")) {
      lines.push({
        tag,
        id: frame.id,
        className: "",
        depth: 0,
        insideItem: true,
        text: "",
        bold: "",
        markers: pending,
        doubts: [...doubts, "an item without words"],
      });
      pending = "";
      doubts = [];
    }
  }

  for (const { 0: token, groups } of html.matchAll(TOKEN)) {
    const name = groups?.name?.toLowerCase();
    if (!name) {
      if (token.startsWith("<!")) continue;
      const words = decode(token);
      if (boldOpen) bold += words;
      raw += words;
    } else if (BLOCK.test(name)) {
      flush();
      if (groups?.close) close(name);
      else if (!VOID.test(name)) open(name, groups?.attributes ?? "");
    } else {
      if (name === "b") boldOpen = !groups?.close && fold(raw) === "";
      raw += SEAM;
      if (boldOpen) bold += SEAM;
    }
  }
  return lines;
}
