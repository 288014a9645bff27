/** Kinds of CourtListener record that an import reads. */
export const RECORD_KINDS = ["cluster", "docket", "opinion", "court"] as const;
/** A kind of CourtListener record. */
export type RecordKind = (typeof RECORD_KINDS)[number];

const words = (text: string) => text.split(/\s+/);

/**
 * Fields of each kind, REST v3 and v4: `read` ones go into the document, `aside` ones are known and of no use to it. A
 * field that is in neither and holds something is reported.
 */
export const RECORD_FIELDS: Readonly<
  Record<RecordKind, { readonly read: readonly string[]; readonly aside: readonly string[] }>
> = {
  cluster: {
    read: words(
      `id resource_uri absolute_url docket docket_id sub_opinions citations judges panel date_filed
       date_filed_is_approximate date_modified case_name case_name_short case_name_full attorneys nature_of_suit posture
       syllabus disposition procedural_history history precedential_status headmatter federal_cite_one federal_cite_two
       federal_cite_three state_cite_one state_cite_two state_cite_three state_cite_regional specialty_cite_one
       scotus_early_cite lexis_cite westlaw_cite neutral_cite`,
    ),
    aside: words(
      `date_created slug citation_id citation_count source scdb_id scdb_decision_direction scdb_votes_majority
       scdb_votes_minority date_blocked blocked non_participating_judges filepath_json_harvard filepath_pdf_harvard`,
    ),
  },
  docket: {
    read: words(
      "id resource_uri absolute_url court court_id docket_number case_name case_name_short case_name_full date_argued date_modified clusters",
    ),
    aside: words(
      `date_created date_filed date_terminated date_last_filing date_last_index date_cert_granted date_cert_denied
       date_reargued date_reargument_denied date_blocked blocked source slug assigned_to assigned_to_str referred_to
       referred_to_str panel panel_str nature_of_suit cause jury_demand jurisdiction_type pacer_case_id filepath_ia
       filepath_ia_json filepath_local audio_files tags view_count docket_number_core appeal_from appeal_from_str
       original_court_info idb_data appellate_fee_status appellate_case_type_information mdl_status
       ia_upload_failure_count ia_needs_upload ia_date_first_change federal_dn_office_code federal_dn_case_type
       federal_dn_judge_initials_assigned federal_dn_judge_initials_referred federal_defendant_number parent_docket
       docket_number_raw recap_documents bankruptcy_information`,
    ),
  },
  opinion: {
    read: words(
      `id resource_uri absolute_url cluster cluster_id type ordering_key author author_str per_curiam joined_by
       joined_by_str date_modified download_url extracted_by_ocr html_with_citations html_columbia html_lawbox
       xml_harvard html plain_text html_anon_2020 _HTMLtext _Case_Text`,
    ),
    aside: words(
      "author_id date_created sha1 page_count local_path opinions_cited main_version xml_scan filepath_xml_harvard",
    ),
  },
  court: {
    read: words("id resource_uri full_name short_name date_modified"),
    aside: words(
      `url position citation_string in_use start_date end_date jurisdiction has_opinion_scraper has_oral_argument_scraper
       pacer_court_id pacer_has_rss_feed pacer_rss_entry_types date_last_pacer_contact fjc_court_id notes parent_court
       appeals_to`,
    ),
  },
};

/** Fields that may hold an opinion's text, the best first: links and page numbers, then the scans, then plain words. */
export const TEXT_FIELDS: readonly { readonly name: string; readonly form: "any" | "markup" | "typed" }[] = [
  { name: "html_with_citations", form: "any" },
  { name: "html_columbia", form: "any" },
  { name: "html_lawbox", form: "any" },
  { name: "xml_harvard", form: "markup" },
  { name: "html_anon_2020", form: "any" },
  { name: "html", form: "any" },
  { name: "plain_text", form: "typed" },
  // A published data set of 2018 has the text in these.
  { name: "_HTMLtext", form: "any" },
  { name: "_Case_Text", form: "typed" },
];

/** What the letters of an opinion's type say: `020lead`. */
export const OPINION_TYPES = {
  "010combined": "combined",
  "015unamimous": "unanimous",
  "015unanimous": "unanimous",
  "020lead": "lead",
  "025plurality": "plurality",
  "030concurrence": "concurrence",
  "035concurrenceinpart": "concurring-in-part",
  "040dissent": "dissent",
  "050addendum": "addendum",
  "060remittitur": "remittitur",
  "070rehearing": "rehearing",
  "080onthemerits": "on-the-merits",
  "090onmotiontostrike": "on-motion-to-strike",
  "100trialcourt": "trial-court",
} as const;
