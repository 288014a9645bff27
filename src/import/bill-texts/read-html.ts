import { Parser } from "htmlparser2";
import { BLOCK_TAGS, type CssMark, MARK_TAGS, readClasses, readDeclarations, UNPRINTED_TAGS } from "./html-marks.ts";
import { buildMarkedText, type Mark, type Paragraph } from "./marked-text.ts";

/** What an open element hands on to what stands in it. */
type Level = { mark: Mark; hidden: boolean; literal: boolean };

/**
 * Reads HTML: `ins`, `u` and underlined styles are `ins`; `del`, `s`, `strike` and struck styles are `del`, also inside of
 * one another. Blocks are paragraphs, rows of a table are lines, and in `pre` a blank line parts paragraphs.
 */
export function readHtml(html: string): Paragraph[] {
  const text = buildMarkedText();
  const classes = new Map<string, CssMark>();
  const levels: Level[] = [{ mark: null, hidden: false, literal: false }];
  let sheet: string | null = null;

  const top = (): Level => levels.at(-1) ?? { mark: null, hidden: false, literal: false };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === "style") sheet = "";
        if (name === "br" && !top().hidden) text.add("\n", top().mark);
        if (BLOCK_TAGS.has(name)) text.endParagraph();
        levels.push(enter(top(), name, attributes, classes));
      },
      ontext(words) {
        const { hidden, literal, mark } = top();
        if (sheet !== null) sheet += words;
        else if (hidden) return;
        else if (literal) addLines(text, words, mark);
        else text.add(words.replace(/[\t\n\f\r]/g, " "), mark);
      },
      onclosetag(name) {
        if (name === "style" && sheet !== null) {
          for (const [key, value] of readClasses(sheet)) classes.set(key, value);
          sheet = null;
        }
        levels.pop();
        if (BLOCK_TAGS.has(name)) text.endParagraph();
        if ((name === "td" || name === "th") && !top().hidden) text.add("\t", null);
        if (name === "tr" && !top().hidden) text.add("\n", null);
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return text.finish();
}

function enter(
  { mark, hidden, literal }: Level,
  name: string,
  attributes: Readonly<Record<string, string>>,
  classes: ReadonlyMap<string, CssMark>,
): Level {
  const styles = [
    readDeclarations(attributes["style"] ?? ""),
    ...(attributes["class"] ?? "").split(/\s+/).map((key) => classes.get(key) ?? null),
  ].filter((style) => style !== null);
  const marks = [mark, MARK_TAGS.get(name) ?? null, ...styles.map((style) => style.mark)];
  return {
    mark: marks.includes("del") ? "del" : marks.includes("ins") ? "ins" : null,
    hidden: hidden || UNPRINTED_TAGS.has(name) || "hidden" in attributes || styles.some((style) => style.hidden),
    literal: literal || name === "pre",
  };
}

/** Lines as they stand: a blank one ends a paragraph, any other end of line is a blank. */
function addLines(text: ReturnType<typeof buildMarkedText>, words: string, mark: Mark): void {
  for (const [index, part] of words.split(/\n[ \t\r]*\n\s*/).entries()) {
    if (index > 0) text.endParagraph();
    text.add(part.replace(/[\t\n\f\r]/g, " "), mark);
  }
}
