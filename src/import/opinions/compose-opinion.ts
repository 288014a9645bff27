import { clusterDocket } from "../../identifiers/opinions/cluster-id.ts";
import { readDockets } from "../../identifiers/opinions/read-dockets.ts";
import type { StoredOpinion } from "../../model/stored-opinion.ts";
import type { PageStart } from "../opinion-texts/page-marks.ts";
import { readOpinionText, type TextNotes } from "../opinion-texts/read-opinion-text.ts";
import type { OpinionDraft, PartDraft } from "./opinion-draft.ts";
import { pageCites } from "./page-cites.ts";

/** A document, and what was not understood on the way. */
export type ComposedOpinion = {
  readonly opinion: StoredOpinion;
  /** Words of the docket field that are no docket number. */
  readonly docketRest: string;
  readonly notes: readonly TextNotes[];
};

/** Makes the document of a decision: its docket numbers read, its opinions' texts one after the other. */
export function composeOpinion(draft: OpinionDraft): ComposedOpinion {
  const { parts, ...fields } = draft;
  const { dockets, rest } = readDockets(fields.docket_printed ?? "");
  const docket = dockets[0] ?? clusterDocket(fields.cluster_id);
  const { text, sub_opinions, pages, notes } = joinParts(parts);
  const opinion: StoredOpinion = {
    cluster_id: fields.cluster_id,
    court: fields.court,
    court_name: fields.court_name,
    docket,
    dockets,
    docket_printed: fields.docket_printed,
    case_name: fields.case_name === "" ? (fields.docket_printed ?? docket) : fields.case_name,
    case_name_short: fields.case_name_short,
    case_name_full: fields.case_name_full,
    date_filed: fields.date_filed,
    date_precision: fields.date_precision,
    date_argued: fields.date_argued,
    citations: fields.citations,
    judges: fields.judges,
    author: fields.author,
    precedential_status: fields.precedential_status,
    nature_of_suit: fields.nature_of_suit,
    disposition: fields.disposition,
    posture: fields.posture,
    procedural_history: fields.procedural_history,
    syllabus: fields.syllabus,
    attorneys: fields.attorneys,
    source_url: fields.source_url,
    upstream_url: fields.upstream_url,
    sub_opinions,
    pages: pageCites(pages, fields.citations),
    joined_clusters: [],
    upstream: fields.upstream,
    text_status: text === "" ? "no_words" : "stored",
    service: null,
    text,
  };
  return { opinion, docketRest: rest, notes };
}

type Joined = Pick<StoredOpinion, "text" | "sub_opinions"> & { pages: PageStart[]; notes: TextNotes[] };

/** The texts of all parts, one blank line between them, and where each part and page stands. */
function joinParts(parts: readonly PartDraft[]): Joined {
  const joined: Joined = { text: "", sub_opinions: [], pages: [], notes: [] };
  for (const { source, ...part } of parts) {
    const read = source === null ? null : readOpinionText(source);
    const start = joined.text === "" || (read?.text ?? "") === "" ? joined.text.length : joined.text.length + 2;
    if (read !== null) {
      joined.text = joined.text.padEnd(start, "\n") + read.text;
      joined.notes.push(read.notes);
      joined.pages.push(...read.pages.map((page) => ({ ...page, at: page.at + start })));
    }
    joined.sub_opinions.push({ ...part, start, chars: read?.text.length ?? 0 });
  }
  return joined;
}
