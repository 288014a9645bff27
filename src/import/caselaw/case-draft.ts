import { parseClusterId } from "../../identifiers/opinions/cluster-id.ts";
import { readCitations } from "../courtlistener/citations.ts";
import { type Fields, isFields } from "../courtlistener/find-records.ts";
import { COURT_NAMES, courtIdOf } from "../opinions/court-names.ts";
import type { DraftResult, OpinionDraft, PartDraft } from "../opinions/opinion-draft.ts";
import { addressOf, dayOf, wordsOf } from "../opinions/words-of.ts";
import { opinionMarkups } from "./case-html.ts";
import { caseKind } from "./case-kinds.ts";
import { decisionDate } from "./decision-date.ts";
import { syllabusOf } from "./head-matter.ts";

/** A case with the place of its file (`ga/312/cases/0456-01.json`) and, where there is one, its page. */
export type CaseFile = { readonly fields: Fields; readonly path: string; readonly html: string | null };

/** Finds a court's id by its full name in the court records that were given too. */
export type CourtByName = (name: string) => string | null;

/** What a case of the Caselaw Access Project says. */
export function caseDraft(
  { fields, path, html }: CaseFile,
  courts: CourtByName,
  wanted: (court: string) => boolean,
): DraftResult {
  const cluster = parseClusterId(`cap-${wordsOf(fields["id"]) ?? ""}`);
  if (cluster === null) return { kind: "left out", court: null, reason: "no cluster id" };
  const court = courtOf(fields, courts);
  if (!wanted(court.id)) return { kind: "left out", court: court.id, reason: "other court" };
  const filed = decisionDate(fields["decision_date"]);
  if (filed === null) return { kind: "left out", court: court.id, reason: "no filing date" };
  const body = isFields(fields["casebody"]) ? fields["casebody"] : {};
  const { citations, unread } = readCitations(
    list(fields["citations"])
      .filter(isFields)
      .flatMap(({ cite }) => wordsOf(cite) ?? []),
  );
  const [attorneys, judges, parties] = [words(body["attorneys"]), words(body["judges"]), words(body["parties"])];
  const name = wordsOf(fields["name"]);
  const docket = wordsOf(fields["docket_number"]);
  const parts = opinionParts(body, html);
  const modified = dayOf(fields["last_updated"]);
  const url = pageAddress(path);
  const draft: OpinionDraft = {
    cluster_id: cluster,
    court: court.id,
    court_name: court.name,
    docket_printed: docket,
    case_name: wordsOf(fields["name_abbreviation"]) ?? name ?? "",
    case_name_short: null,
    case_name_full: name,
    ...filed,
    date_argued: null,
    citations,
    judges,
    author: parts[0]?.author ?? null,
    precedential_status: null,
    nature_of_suit: null,
    disposition: null,
    posture: null,
    procedural_history: null,
    syllabus: syllabusOf(body["head_matter"], {
      names: [...parties, ...attorneys, ...judges, name ?? ""],
      docket: docket ?? "",
    }),
    attorneys: attorneys.length === 0 ? null : attorneys.join(" "),
    source_url: null,
    upstream_url: url,
    upstream: [{ source: "Caselaw Access Project", kind: "case", id: String(fields["id"]), url, modified }],
    parts,
  };
  return { kind: "draft", draft, missing: [], unread };
}

function opinionParts(body: Fields, html: string | null): PartDraft[] {
  const opinions = list(body["opinions"]).filter(isFields);
  const markups = html === null ? null : opinionMarkups(html, opinions.length);
  return opinions.map((opinion, index) => {
    const markup = markups?.[index];
    const text = typeof opinion["text"] === "string" ? opinion["text"] : "";
    const author = wordsOf(opinion["author"])?.replace(/[,:;]+$|(?<=\p{Ll}{2})\.$/u, "") ?? null;
    return {
      opinion_id: null,
      kind: caseKind(opinion["type"]),
      author: author === "" ? null : author,
      joined_by: [],
      per_curiam: /^per curiam\b/i.test(author ?? ""),
      download_url: null,
      text_field: markup !== undefined ? "html" : text.trim() === "" ? null : "casebody.opinions.text",
      // Every volume was scanned from paper.
      ocr: true,
      source:
        markup !== undefined ? { form: "markup", text: markup } : text.trim() === "" ? null : { form: "lines", text },
    };
  });
}

function courtOf(fields: Fields, courts: CourtByName): { id: string; name: string } {
  const court = isFields(fields["court"]) ? fields["court"] : {};
  const name = wordsOf(court["name"]) ?? "Court not recorded";
  const id = courts(name) ?? courtIdOf(name) ?? slug(wordsOf(court["name_abbreviation"]) ?? name);
  return { id, name: COURT_NAMES.get(id) ?? name };
}

/** A court without an id of CourtListener's is called by its abbreviation: `alaska-dist-ct`. */
function slug(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 40)
      .replace(/-$/, "") || "unknown"
  );
}

/** The case's address, where the file lies as the project lays its volumes out. */
function pageAddress(path: string): string | null {
  const place = /(?:^|\/)(?<reporter>[a-z0-9-]{1,60})\/(?<volume>[\w-]{1,12})\/cases\/(?<file>[\w-]{1,40}\.json)$/.exec(
    path,
  )?.groups;
  return place === undefined
    ? null
    : addressOf(`https://static.case.law/${place["reporter"]}/${place["volume"]}/cases/${place["file"]}`);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function words(value: unknown): string[] {
  return list(value).flatMap((each) => wordsOf(each) ?? []);
}
