/** Tags that belong to the line of text around them; names with a colon (`st1:place`) always do. */
export const INLINE_TAGS: ReadonlySet<string> = new Set(
  "a abbr acronym b bdo big cite code cross_reference del dfn em extracted-citation font i ins kbd label mark nobr q s samp small span strike strong sub sup tt u var wbr footnotemark footnote_reference page-number page_number".split(
    " ",
  ),
);
/** Tags that begin and end a paragraph. */
export const BLOCK_TAGS: ReadonlySet<string> = new Set(
  "address article aside attorneys author block_quote blockquote body caption center court dd decisiondate disposition div dl docketnumber dt fieldset figure footer footnote footnote_body footnote_number form h1 h2 h3 h4 h5 h6 header headnotes history hr html judges li main nav ol opinion opinions otherdate p parties pre section seealso summary syllabus table tbody td tfoot th thead tr ul citation casename citations correction dateargued datefiled docket image img input button page".split(
    " ",
  ),
);
/** Tags whose text nobody reads. */
export const SKIPPED_TAGS: ReadonlySet<string> = new Set(["head", "script", "style", "noscript", "template"]);
/** Cells of a row stand in one line. */
export const CELL_TAGS: ReadonlySet<string> = new Set(["td", "th"]);
