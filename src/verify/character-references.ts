/** Marks as HTML writes them; none of them is a letter or a figure. */
const REFERENCES: ReadonlyMap<string, string> = new Map([
  ["quot", '"'],
  ["#34", '"'],
  ["apos", "'"],
  ["#39", "'"],
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["nbsp", "\u00a0"],
  ["#160", "\u00a0"],
  ["ldquo", "“"],
  ["rdquo", "”"],
  ["lsquo", "‘"],
  ["rsquo", "’"],
  ["ndash", "–"],
  ["mdash", "—"],
  ["hellip", "…"],
  ["sect", "§"],
  ["para", "¶"],
]);

/** The same text with the marks that HTML's references stand for, read once: `&amp;lt;` is `&lt;`. */
export function readReferences(text: string): string {
  return text.replace(/&(#?[a-z\d]{2,6});/g, (written, name: string) => REFERENCES.get(name) ?? written);
}
