import { INDEPENDENCE } from "../../src/contract/statements.ts";
import {
  type BillsMeta,
  billsMeta,
  type CodeMeta,
  codeMeta,
  type OpinionsMeta,
  opinionsMeta,
} from "../../src/model/service-records.ts";

/** What a made-up collection says of itself. */
export function madeUpMeta(): CodeMeta {
  return codeMeta.parse({
    collection: "code",
    corpus_version: "specimen-0123456789ab",
    specimen: true,
    coverage: "A made-up code of kites.",
    qualifications: ["Every kite is made up.", "No balloon is here."],
    current_through: "2026 Regular Session",
    release_date: "2026-07-01",
    as_of: "2026-11-20",
    next_change: "2027-01-01",
    counts: {
      titles: 1,
      chapters: 2,
      sections: 33,
      versions: 34,
      provisions: 0,
      by_status: { active: 21, repealed: 5, reserved: 4, redesignated: 3, superseded: 2, note_only: 1 },
    },
    constitutions: [],
    license: "CC0-1.0",
    attribution: null,
    sources: [{ name: "Kite archive", url: "https://source.example/kites", license: "CC-BY-4.0" }],
    independence: INDEPENDENCE,
    bulk_url: "https://api.example/v/api/code/bulk",
  });
}

const said = {
  corpus_version: "specimen-0123456789ab",
  specimen: true,
  qualifications: ["Every kite is made up.", "No balloon is here."],
  current_through: "November 2026",
  release_date: "2026-07-01",
  as_of: "2026-11-20",
  license: "CC-BY-4.0",
  attribution: "Kite Archive LLC",
  sources: [{ name: "Kite archive", url: "https://source.example/kites", license: "CC-BY-4.0" }],
  independence: INDEPENDENCE,
};

/** What made-up bills say of themselves. */
export function madeUpBillsMeta(): BillsMeta {
  return billsMeta.parse({
    ...said,
    collection: "bills",
    coverage: "Made-up bills on kites.",
    counts: {
      bills: 12,
      sessions: 2,
      with_text: 7,
      with_marks: 4,
      with_summary: 3,
      votes: 1,
      by_kind: [
        { kind: "hb", count: 9 },
        { kind: "sb", count: 2 },
        { kind: "hr", count: 1 },
        { kind: "sr", count: 0 },
      ],
      by_status: [
        { status: 1, status_label: "Introduced", count: 8 },
        { status: 4, status_label: "Passed", count: 4 },
      ],
      by_text_status: [
        { text_status: "stored", count: 7 },
        { text_status: "not_fetched", count: 5 },
        { text_status: "not_published", count: 0 },
        { text_status: "no_words", count: 0 },
      ],
    },
    newest_activity: "2026-10-02",
  });
}

/** What made-up opinions say of themselves. */
export function madeUpOpinionsMeta(): OpinionsMeta {
  return opinionsMeta.parse({
    ...said,
    collection: "opinions",
    coverage: "Made-up opinions on kites.",
    counts: {
      opinions: 5,
      dockets: 4,
      without_docket: 1,
      with_text: 4,
      with_summary: 2,
      years: 2,
      by_case_type: [
        { case_type: "direct-appeal", label: "Direct appeal", count: 3 },
        { case_type: "unclassified", label: "Unclassified", count: 2 },
      ],
      by_court: [{ court: "ga", court_name: "Supreme Court of Kites", count: 5 }],
      by_text_status: [
        { text_status: "stored", count: 4 },
        { text_status: "no_words", count: 1 },
      ],
    },
    oldest: "1999-02-03",
    newest: "2026-10-02",
  });
}
