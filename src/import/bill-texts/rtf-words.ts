/** Groups whose words are not part of the text: tables of fonts and styles, pictures, instructions of fields. */
export const SKIPPED_DESTINATIONS: ReadonlySet<string> = new Set([
  "annotation",
  "atnauthor",
  "atnid",
  "author",
  "bkmkend",
  "bkmkstart",
  "colortbl",
  "comment",
  "datastore",
  "doccomm",
  "fldinst",
  "fonttbl",
  "info",
  "keywords",
  "listoverridetable",
  "listtable",
  "mmathPr",
  "nonshppict",
  "objdata",
  "operator",
  "pict",
  "pntext",
  "pntxta",
  "pntxtb",
  "private",
  "revtbl",
  "rsidtbl",
  "rxe",
  "stylesheet",
  "subject",
  "tc",
  "tcn",
  "themedata",
  "title",
  "txe",
  "upr",
  "xe",
]);

/** Groups that are printed on every page beside the text. */
export const PAGE_DESTINATIONS: ReadonlySet<string> = new Set([
  "header",
  "headerf",
  "headerl",
  "headerr",
  "footer",
  "footerf",
  "footerl",
  "footerr",
]);

/** Groups marked as ignorable that hold text all the same. */
export const KEPT_DESTINATIONS: ReadonlySet<string> = new Set(["ud"]);

/** Control words that stand for a character. A soft line end is where a program broke the line, a blank in the text. */
export const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ["tab", " "],
  ["softline", " "],
  ["page", " "],
  ["column", " "],
  ["emspace", " "],
  ["enspace", " "],
  ["qmspace", " "],
  ["~", " "],
  ["_", "-"],
  ["-", ""],
  ["cell", "\t"],
  ["nestcell", "\t"],
  ["line", "\n"],
  ["row", "\n"],
  ["nestrow", "\n"],
  ["emdash", "\u2014"],
  ["endash", "\u2013"],
  ["lquote", "\u2018"],
  ["rquote", "\u2019"],
  ["ldblquote", "\u201c"],
  ["rdblquote", "\u201d"],
  ["bullet", "\u2022"],
  ["{", "{"],
  ["}", "}"],
  ["\\", "\\"],
]);

/** Control words that end a paragraph. A backslash at the end of a line is one too. */
export const PARAGRAPH_ENDS: ReadonlySet<string> = new Set(["par", "sect", "\n", "\r"]);

/** Kinds of underlining, all of which mark what a bill adds. */
export const UNDERLINES: ReadonlySet<string> = new Set([
  "ul",
  "uld",
  "uldash",
  "uldashd",
  "uldashdd",
  "uldb",
  "ulhwave",
  "ulldash",
  "ulth",
  "ulthd",
  "ulthdash",
  "ulthdashd",
  "ulthdashdd",
  "ulthldash",
  "ululdbwave",
  "ulw",
  "ulwave",
]);

/** Kinds of striking out. */
export const STRIKES: ReadonlySet<string> = new Set(["strike", "striked"]);

/** Encodings by the number of a code page, as `TextDecoder` names them. */
export const CODE_PAGES: ReadonlyMap<number, string> = new Map([
  [866, "ibm866"],
  [874, "windows-874"],
  [932, "shift_jis"],
  [936, "gbk"],
  [949, "euc-kr"],
  [950, "big5"],
  [1250, "windows-1250"],
  [1251, "windows-1251"],
  [1252, "windows-1252"],
  [1253, "windows-1253"],
  [1254, "windows-1254"],
  [1255, "windows-1255"],
  [1256, "windows-1256"],
  [1257, "windows-1257"],
  [1258, "windows-1258"],
  [10000, "macintosh"],
  [65001, "utf-8"],
]);

/** Code pages by the character set of a font; a font of another set is read by the document's code page. */
export const FONT_SETS: ReadonlyMap<number, number> = new Map([
  [0, 1252],
  [77, 10000],
  [128, 932],
  [129, 949],
  [134, 936],
  [136, 950],
  [161, 1253],
  [162, 1254],
  [163, 1258],
  [177, 1255],
  [178, 1256],
  [186, 1257],
  [204, 1251],
  [222, 874],
  [238, 1250],
]);
