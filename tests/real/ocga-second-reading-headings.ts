/** Run-in headings of printed notes, as the publisher sets them; quotation marks are curly or straight by release. */
const NOTE_NAMES = [
  "History",
  "History of Code [Ss]ection",
  "History of [Ss]ection",
  "Cross references?",
  "Editor[’']s notes?",
  "Effective date",
  "Delayed effective date",
  "Code Commission notes?",
  "Law reviews?",
  "Administrative [Rr]ules and [Rr]egulations",
  "U\\.S\\. Code",
  "Code of Federal Regulations",
  "The (?:first |second |third )?\\d{4} (?:Ex\\. Sess\\. )?amendments?",
];
const NAME = `(?<name>${NOTE_NAMES.join("|")})`;
const DASH = "(?:\\s*[-—–])?";

/** A bold run, or an `h4`/`h5`, that is a note's heading and nothing else. */
const SET_APART = new RegExp(`^${NAME}\\s*[.,:]?${DASH}$`);
/** In plain type `History.` may run straight into its citation; the other headings are told by the dash. */
const PLAIN = new RegExp(`^(?:(?<history>History)\\.\\s|${NAME}\\.\\s*[-—–]\\s)`);
/** One page sets more than the heading in bold. */
const MORE_BOLD = /^(?<name>The \d{4} amendment),\s/;
/** Older releases print the history in parentheses, without a heading, in a block of its own or closing the text. */
const OPENING = "\\((?:Orig\\. |Civil |Penal )?(?:Code \\d{4}|Ga\\. ?L\\.|Laws \\d{4}|Acts \\d{4}|Cobb[’'])";
const PARENTHESISED = new RegExp(`^${OPENING}`);
const CLOSING = new RegExp(`^(?<text>[\\s\\S]*?\\S)\\s+(?<history>${OPENING}[\\s\\S]*\\))$`);
const ANNOTATION = /^(?:JUDICIAL DECISIONS|OPINIONS OF THE ATTORNEY GENERAL|RESEARCH REFERENCES)\b/;
const ANNOTATION_ID = /-(?:judicialdecision|opinionofag|opinionsof|researchreference)/i;

type NoteHeading = { heading: string; rest: string; form: string };

/** The note a block opens, or undefined where it opens none. `rest` is what follows the heading in the same block. */
export function noteHeading(tag: string, text: string, bold: string): NoteHeading | undefined {
  const apart = SET_APART.exec(/^h[45]$/.test(tag) ? text : bold)?.groups?.name;
  if (apart) {
    const rest = /^h/.test(tag) ? "" : text.slice(bold.length);
    return { heading: apart, rest: rest.replace(/^\s*[-—–.]?\s*/, ""), form: `${tag}${tag === "p" ? " bold" : ""}` };
  }
  if (/^h/.test(tag)) return undefined;
  const more = MORE_BOLD.exec(bold);
  if (more) return { heading: more.groups?.name ?? "", rest: text.slice(more[0].length), form: `${tag} more bold` };
  const plain = PLAIN.exec(text);
  const heading = plain?.groups?.history ?? plain?.groups?.name;
  if (plain && heading) return { heading, rest: text.slice(plain[0].length).trim(), form: `${tag} plain` };
  if (PARENTHESISED.test(text)) return { heading: "History", rest: text, form: `${tag} parenthesised` };
  return undefined;
}

/** Text and the history printed at its end, or undefined where it ends in none. */
export function closingHistory(text: string): { text: string; history: string } | undefined {
  const found = CLOSING.exec(text)?.groups;
  return found ? { text: found.text ?? "", history: found.history ?? "" } : undefined;
}

/** Whether a heading opens case annotations or research references, which are no part of the Code. */
export function opensAnnotations(tag: string, text: string, id: string): boolean {
  return /^h[45]$/.test(tag) ? ANNOTATION.test(text) || ANNOTATION_ID.test(id) : ANNOTATION.test(text);
}
