import { caseTypeLabel } from "../../identifiers/opinions/case-types.ts";
import type { OpinionRecord } from "../../model/opinion-records.ts";
import { facts } from "../facts.ts";
import { type Blocks, heading, link, list, sourceText, type Words } from "../nodes.ts";
import { twinOf } from "../twin-address.ts";
import { writtenDay } from "./written-day.ts";

/** What is known of an opinion in a few lines; a line with nothing to say is left out. */
const LINES: readonly { name: string; said: (record: OpinionRecord) => string | null }[] = [
  { name: "Court", said: ({ court_name }) => court_name },
  {
    name: "Docket",
    said: ({ dockets, cluster_id }) => dockets.join(", ") || `none in the source; cluster ${cluster_id}`,
  },
  { name: "Docket as printed", said: ({ docket_printed, dockets }) => unless(docket_printed, dockets.join(", ")) },
  { name: "Filed", said: writtenDay },
  { name: "Argued", said: ({ date_argued }) => date_argued },
  { name: "Citations", said: ({ citations }) => citations.join("; ") },
  { name: "Full name", said: ({ case_name_full, case_name }) => unless(case_name_full, case_name) },
  { name: "Judges", said: ({ judges }) => judges.join(", ") },
  { name: "Author", said: ({ author }) => author },
  { name: "Case type", said: ({ case_type }) => caseTypeLabel(case_type) },
  { name: "Status", said: ({ precedential_status }) => precedential_status },
  { name: "Nature of suit", said: ({ nature_of_suit }) => nature_of_suit },
  { name: "Disposition", said: ({ disposition }) => disposition },
];

const ADDRESSES: readonly { name: string; at: (record: OpinionRecord) => string | null }[] = [
  { name: "Official source", at: ({ source_url }) => source_url },
  { name: "Record of the source", at: ({ upstream_url }) => upstream_url },
];

/** What the source gives of an opinion beside its text, at any length. */
const WORDS: readonly { heading: string; text: (record: OpinionRecord) => string | null }[] = [
  { heading: "Syllabus", text: ({ syllabus }) => syllabus },
  { heading: "Procedural history", text: ({ procedural_history }) => procedural_history },
  { heading: "Posture", text: ({ posture }) => posture },
  { heading: "Attorneys", text: ({ attorneys }) => attorneys },
];

/** An opinion's facts: a list, one line each, then what the source gives under headings of its own. */
export function opinionFacts(record: OpinionRecord): Blocks {
  const words = LINES.map(({ name, said }) => ({ name, words: wordsOf(said(record)) }));
  const links = ADDRESSES.map(({ name, at }) => {
    const address = at(record);
    return { name, words: address === null ? null : [link(address, address)] };
  });
  const printed = WORDS.flatMap(({ heading: above, text }) => {
    const given = text(record);
    return given === null ? [] : [heading(2, above), ...sourceText(given)];
  });
  return [...facts([...words, ...links]), ...printed];
}

/** The rest under the same docket, each with its address; nothing where an opinion stands alone. */
export function otherOpinions({ docket, other_opinions, is_lead }: OpinionRecord): Blocks {
  if (other_opinions.length === 0) return [];
  const entries = other_opinions.map(({ case_name, date_filed, court, precedential_status, canonical_url }) => ({
    words: [
      link(case_name, twinOf(canonical_url)),
      `, ${[date_filed, court, precedential_status].filter((part) => part !== null).join(", ")}`,
    ],
    below: [],
  }));
  const leads = is_lead ? "this opinion leads" : "another opinion leads";
  return [heading(2, `Other opinions under ${docket} (${leads})`), list(entries)];
}

function unless(words: string | null, same: string): string | null {
  return words === same ? null : words;
}

function wordsOf(said: string | null): Words | null {
  return said === null || said === "" ? null : [said];
}
