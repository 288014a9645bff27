const words = (text: string) => new Set(text.split(/\s+/));

/** Fields of a case of the Caselaw Access Project that are read, or known and of no use to a document. */
export const CASE_FIELDS: ReadonlySet<string> = words(
  `id name name_abbreviation decision_date docket_number citations court last_updated casebody first_page last_page
   first_page_order last_page_order file_name jurisdiction cites_to analysis provenance volume reporter url frontend_url
   frontend_pdf_url preview`,
);
/** Fields of its body. */
export const CASEBODY_FIELDS: ReadonlySet<string> = words("opinions attorneys judges parties head_matter status");
