/** How a passage of a bill is printed: struck, added, or plainly. */
export type Mark = "del" | "ins" | null;
/** A passage under one mark. */
export type Run = { readonly mark: Mark; readonly text: string };
/** A paragraph; a line that ends inside it is a line feed in a run. */
export type Paragraph = readonly Run[];

/** Collects passages in printed order. */
export type MarkedTextBuilder = {
  /** Words as printed, of any spacing. */
  add(text: string, mark: Mark): void;
  endParagraph(): void;
  /** The paragraphs that hold words; those of blanks alone are left out. */
  finish(): Paragraph[];
};

/** Begins an empty text. */
export function buildMarkedText(): MarkedTextBuilder {
  const paragraphs: Paragraph[] = [];
  let current: Run[] = [];
  const endParagraph = () => {
    if (current.some(({ text }) => /\S/.test(text))) paragraphs.push(current);
    current = [];
  };
  return {
    add(text, mark) {
      const last = current.at(-1);
      if (last?.mark === mark) current[current.length - 1] = { mark, text: last.text + text };
      else if (text !== "") current.push({ mark, text });
    },
    endParagraph,
    finish() {
      endParagraph();
      return paragraphs;
    },
  };
}

/** The words of a paragraph without their marks. */
export function plainWords(paragraph: Paragraph): string {
  return paragraph.map(({ text }) => text).join("");
}
