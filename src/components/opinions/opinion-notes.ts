/** A paragraph's words, as far as finding footnotes goes. */
type Words = { text: string };

/** A mark of a footnote in brackets: a number, a letter, stars or daggers. */
const MARK = /\[(?<label>\d{1,4}[a-z]?|[a-z]|\*{1,6}|[†‡§¶#]{1,4})\]/gi;

/** A mark and where it stands: which paragraph, at which offset into it. */
export type NoteMark = { label: string; paragraph: number; at: number };

/** A footnote: the mark that its first paragraph begins with, and the marks in the text that lead to it. */
export type Note = { mark: NoteMark; references: NoteMark[] };

/** The footnotes of a text, in their order, and the paragraph at which they begin; its length where it has none. */
export type Notes = { from: number; notes: Note[] };

/**
 * Pairs the footnotes at the end of a text with their marks in it. A footnote is a paragraph that begins with a mark, `[1]`,
 * which stands somewhere before it in the running text; of several paragraphs that begin with one mark the last is its
 * footnote, since some editions begin parts of the text itself like that. Marks without a footnote stay words.
 */
export function readNotes(paragraphs: readonly Words[]): Notes {
  const marks = paragraphs.flatMap(({ text }, paragraph) =>
    [...text.matchAll(MARK)].map((match) => ({ label: match.groups?.["label"] ?? "", paragraph, at: match.index })),
  );
  const references = Map.groupBy(
    marks.filter(({ at }) => at > 0),
    ({ label }) => label,
  );
  const referred = ({ label, paragraph }: NoteMark) => (references.get(label)?.[0]?.paragraph ?? paragraph) < paragraph;
  const labelled = marks.filter((mark) => mark.at === 0 && referred(mark));
  const last = new Map(labelled.map((mark) => [mark.label, mark.paragraph]));
  const begin = Math.min(paragraphs.length, ...last.values());
  const from = withThoseBefore(begin, new Set(labelled.map(({ paragraph }) => paragraph)));
  const heads = labelled.filter(({ paragraph }) => paragraph >= from);
  return { from, notes: pair(heads, references) };
}

/** The first of the footnotes that stand together: a mark used on several pages begins several of them. */
function withThoseBefore(begin: number, labelled: ReadonlySet<number>): number {
  let from = begin;
  while (labelled.has(from - 1)) from -= 1;
  return from;
}

/** Of several footnotes with one mark, the first has the first reference, and the last all that are left. */
function pair(heads: readonly NoteMark[], references: ReadonlyMap<string, NoteMark[]>): Note[] {
  const seen = new Map<string, number>();
  const total = new Map<string, number>();
  for (const { label } of heads) total.set(label, (total.get(label) ?? 0) + 1);
  return heads.map((mark) => {
    const index = seen.get(mark.label) ?? 0;
    seen.set(mark.label, index + 1);
    const all = references.get(mark.label) ?? [];
    const isLast = index + 1 === total.get(mark.label);
    return { mark, references: isLast ? all.slice(index) : all.slice(index, index + 1) };
  });
}
