// A second reading of opinions, by other means than the importer's: tags are cut out, nothing is parsed.

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", apos: "'" };

/** Lines of an opinion as upstream prints it, without page numbers, paragraph numbers of web editions and tags. */
export function sourceLines(markup: string): string[] {
  const notes: string[] = [];
  const aside = (note: string) => {
    notes.push(note);
    return "<p>";
  };
  const body = markup
    .replace(/<footnote_body>\s*<sup id="fn[\s\S]*?<\/footnote_body>/g, aside)
    .replace(/<div class="footnotes">[\s\S]*?\n {4}<\/div>/g, (block) => {
      // A heading among the notes has no mark, and stays.
      const heading = /<div class="footnote">\s*<p>[\s\S]*?<\/div>/.exec(block)?.[0] ?? "";
      return `${aside(block.replace(heading, ""))}${heading}<p>`;
    });
  const text = [body, ...notes]
    .join("<p>")
    .replace(/<span class="star-pagination">[^<]*<\/span>/g, "")
    .replace(/<span class="num">\d+<\/span>/g, "")
    .replace(/\[fn\. /g, "[")
    .replace(/\[\*\d+\]/g, "")
    .replace(/CT Page \d+/g, "")
    .replace(/<\/?[a-z][^<>]*>/gi, (tag) =>
      /^<\/?(?:p|div|center|blockquote|h\d|tr|br|pre|footnote_body)\b(?! class="inline")/i.test(tag) ? "\n" : "",
    )
    .replace(/&(?:#(\d+)|(\w+));/g, (whole, number, name) =>
      number ? String.fromCodePoint(Number(number)) : (ENTITIES[name] ?? whole),
    );
  return text.split(/[\n\f\r]/);
}

/** Letters and digits of ASCII: what no mending of characters touches. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** Where a text leaves the words of its source, in a few words; null where it has all of them and no other. */
export function differs(lines: readonly string[], text: string): string | null {
  const printed = plain(text);
  const prints = Map.groupBy(
    lines.map((line) => plain(line).replace(/\d/g, "")),
    (name) => name,
  );
  let at = 0;
  for (const [index, line] of lines.entries()) {
    const words = plain(line);
    const isNumber = /^(?:page)?\d{1,8}(?:of\d+)?$/.test(words);
    const next = plain(lines.slice(index + 1).find((other) => plain(other) !== "") ?? "");
    const name = words.replace(/\d/g, "");
    if (isNumber && next !== "" && printed.startsWith(next, at) && !printed.startsWith(words + next, at)) continue;
    if (printed.startsWith(words, at)) at += words.length;
    // Lines that only a printed page needs: its number, and a running header that is printed again.
    else if (!isNumber && (prints.get(name) ?? []).length < 2) {
      return `${JSON.stringify(line.trim().slice(0, 80))} and not ${JSON.stringify(printed.slice(at, at + 60))}`;
    }
  }
  return at === printed.length ? null : `${printed.length - at} more letters: ${printed.slice(at, at + 60)}`;
}
