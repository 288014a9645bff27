import fc from "fast-check";
import { escapeBillWords } from "../../src/text/bill-readings.ts";

/** A made-up passage: what the reader must find. */
export type MadeUpRun = { mark: "none" | "del" | "ins"; words: string };

const WORDS = ["a", "kite", "(a)", "1.", " ", "  ", ",", ";", "'", '"', "(", ")", "-", "<", ">", "&", "&amp;", "<ins>"];
/** What Markdown could take for something. */
const MARKDOWN = "*b* * _ ` ~~ ~ # > --- === [x] ]( [x]: [x](y) ! \\ | - + ``` <!-- &lt; &#35;".split(" ");
const words = fc
  .array(fc.constantFrom(...WORDS, ...MARKDOWN, " or ", ".", "\n", "\t", "é", "🪁", "§", "\u00a0", "# ", "> "), {
    minLength: 1,
    maxLength: 6,
  })
  .map((pieces) => pieces.join("").replace(/\n+/g, "\n"));

/** Passages next to each other under one mark are one passage, or two with tags between: here always one. */
const paragraph = fc
  .array(fc.record({ mark: fc.constantFrom<MadeUpRun["mark"]>("none", "del", "ins"), words }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((runs): MadeUpRun[] => runs.filter(({ mark }, index) => mark !== "none" || runs[index - 1]?.mark !== "none"))
  .filter((runs) => runs.some((run) => run.words.trim() !== ""))
  .filter((runs) => runs.every((run) => run.mark === "none" || !/^\n|\n$/.test(run.words)))
  .filter((runs) => !/\n\s*\n|^\s*\n|\n\s*$/.test(runs.map((run) => run.words).join("")));

/** Made-up bodies with what is in them. */
export const madeUpBody: fc.Arbitrary<{ body: string; paragraphs: MadeUpRun[][] }> = fc
  .array(paragraph, { minLength: 1, maxLength: 4 })
  .map((paragraphs) => ({ paragraphs, body: paragraphs.map((runs) => runs.map(stored).join("")).join("\n\n") }));

function stored({ mark, words: plain }: MadeUpRun): string {
  const escaped = escapeBillWords(plain);
  return mark === "none" ? escaped : `<${mark}>${escaped}</${mark}>`;
}
