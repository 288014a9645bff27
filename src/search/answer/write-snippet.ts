import type { Snippet } from "./snippet.ts";

const HTML: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);

/** What means something in a line of Markdown, or would make a link of a bare address in GitHub's dialect. */
const MARKDOWN = /[\\`*_[\]<>&~|#!]|(?<=\bhttps?):|(?<=\bwww)\.|@/gi;
/** What makes a list, a heading or a rule of a line that begins with it. */
const MARKDOWN_START = /^(?:[-+=]|\d{1,9}(?=[.)]))/;

/** The snippet as HTML, what matched within `<mark>`. */
export function snippetHtml(snippet: Snippet): string {
  return written(snippet, escapeHtml, ["<mark>", "</mark>"]);
}

/** The snippet as one line of Markdown, what matched within `**`. */
export function snippetMarkdown(snippet: Snippet): string {
  const line = written(snippet, (text) => text.replace(MARKDOWN, "\\$&"), ["**", "**"]);
  return line.replace(MARKDOWN_START, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => HTML.get(character) ?? "");
}

function written({ text, matches }: Snippet, plain: (text: string) => string, [open, close]: [string, string]): string {
  let from = 0;
  let line = "";
  for (const [start, end] of matches) {
    line += plain(text.slice(from, start)) + open + plain(text.slice(start, end)) + close;
    from = end;
  }
  return line + plain(text.slice(from));
}
