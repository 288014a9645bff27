import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const FOLDER = resolve(process.env["REAL_DATA"] ?? "../shared/data", "ocga", "r86");
const FILES = ["39", "41"].map((title) => resolve(FOLDER, `gov.ga.ocga.title.${title}.html`));

/** Whether the published titles are there. */
export const hasRealSections = FILES.every((file) => existsSync(file));

/** A section's text as published, lines and all, and its longer paragraphs. */
export type RealSection = { readonly text: string; readonly paragraphs: readonly { start: number; end: number }[] };

const ENTITIES: readonly [string, string][] = [
  ["&nbsp;", "\u00a0"],
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&amp;", "&"],
];
const WORDS_LEAST = 12;

/** Every section of the two titles, with tags taken out and nothing else changed. */
export function readRealSections(): RealSection[] {
  return FILES.flatMap((file) =>
    readFileSync(file, "utf8")
      .split(/<h3 id=/)
      .slice(1),
  ).map(readSection);
}

function readSection(html: string): RealSection {
  const blocks = html.split(/<\/?(?:p|li|ol|ul|div|h\d)\b[^>]*>/).map(plain);
  const paragraphs: { start: number; end: number }[] = [];
  let text = "";
  for (const block of blocks) {
    if (block.split(/\s+/).length >= WORDS_LEAST)
      paragraphs.push({ start: text.length, end: text.length + block.length });
    text += `${block}\n\n`;
  }
  return { text, paragraphs };
}

function plain(html: string): string {
  return ENTITIES.reduce((text, [entity, mark]) => text.replaceAll(entity, mark), html.replace(/<[^>]*>/g, "")).trim();
}
