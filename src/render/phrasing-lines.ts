import type { PhrasingContent } from "mdast";

/** Words and line breaks as nodes: a text node for each line that is not empty, a break between two. */
export function phrasingLines(words: string): PhrasingContent[] {
  return words.split("\n").flatMap((value, index): PhrasingContent[] => {
    const shown: PhrasingContent[] = value === "" ? [] : [{ type: "text", value }];
    return index === 0 ? shown : [{ type: "break" }, ...shown];
  });
}

/**
 * Nodes in which no HTML comes right after a line break. The writer puts a blank in place of such a break, lest HTML that
 * is no lone tag be taken for a block, which words in brackets cannot be. So the break is written by the HTML itself, and a
 * blank before it as a character reference, since Markdown drops it there.
 */
export function breaksBeforeHtml(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const written: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = written.at(-1);
    if (node.type !== "html" || last?.type !== "break") {
      written.push(node);
      continue;
    }
    written.pop();
    written.push({ type: "html", value: `${takeTrailingBlanks(written)}  \n${node.value}` });
  }
  return written;
}

/** Takes the blanks off the end of the last text; gives them as character references. */
function takeTrailingBlanks(written: PhrasingContent[]): string {
  const last = written.at(-1);
  if (last?.type !== "text") return "";
  const kept = last.value.replace(/[ \t]$/, "");
  if (kept.length === last.value.length) return "";
  const blank = last.value.slice(kept.length);
  written.pop();
  if (kept !== "") written.push({ type: "text", value: kept });
  return blank === "\t" ? "&#x9;" : "&#x20;";
}
