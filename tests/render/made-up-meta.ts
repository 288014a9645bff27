import { INDEPENDENCE } from "../../src/contract/statements.ts";
import { type CodeMeta, codeMeta } from "../../src/model/service-records.ts";

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
