import { storedOpinion } from "../../model/stored-opinion.ts";
import { type CaseFile, caseDraft } from "../caselaw/case-draft.ts";
import { clusterDraft } from "../courtlistener/cluster-draft.ts";
import { type Fields, idOf } from "../courtlistener/find-records.ts";
import type { SourceFile } from "../zip/source-files.ts";
import { composeOpinion } from "./compose-opinion.ts";
import type { OpinionImport } from "./import-opinions.ts";
import type { OpinionReport } from "./import-report.ts";
import type { OpinionSketch } from "./join-duplicates.ts";
import type { DraftResult } from "./opinion-draft.ts";
import { opinionSketch } from "./opinion-sketch.ts";
import type { ScratchStore } from "./scratch-store.ts";

/** Stands for every court. */
export const ALL_COURTS = "all";

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer I)[] ? I[] : T[K] };
type Remarks = Pick<
  OpinionReport,
  "clusters" | "left_out" | "missing" | "unread" | "stray_opinions" | "paragraph_numbers" | "running_headers"
>;
/** Sketches of the documents made, and what is to be said of them. */
export type MadeDocuments = Mutable<Remarks> & { sketches: OpinionSketch[]; unknown_tags: Map<string, number> };

/** Makes a document of every decision of the courts asked for, into the store. */
export function makeDocuments(input: OpinionImport, store: ScratchStore): MadeDocuments {
  const [clusters, cases] = [store.ids("cluster"), store.ids("case")];
  const made: MadeDocuments = {
    sketches: [],
    clusters: clusters.length + cases.length,
    left_out: [],
    missing: [],
    unread: [],
    stray_opinions: [],
    paragraph_numbers: 0,
    running_headers: 0,
    unknown_tags: new Map(),
  };
  input.onDecisions?.(made.clusters);
  const isWanted = (court: string | null) =>
    input.courts.includes(ALL_COURTS) || (court !== null && input.courts.includes(court));
  const take = (id: string, result: DraftResult) => {
    takeDraft(id, result, made, store);
    input.onDecision?.();
  };
  const lookup = { get: store.record, opinionsOf: (cluster: string) => store.childrenOf("opinion", cluster) };
  const used = new Set<string>();
  for (const id of clusters) {
    const record = store.record("cluster", id) ?? {};
    for (const opinion of [...opinionIds(record), ...lookup.opinionsOf(id)]) used.add(opinion);
    take(id, clusterDraft(record, lookup, isWanted));
  }
  made.stray_opinions = store.ids("opinion").filter((id) => !used.has(id));
  const courtIds = new Map(store.ids("court").map((id) => [String(store.record("court", id)?.["full_name"]), id]));
  for (const file of caseFiles(cases, store, input.files)) {
    take(
      `cap-${file.fields["id"]}`,
      caseDraft(file, (name) => courtIds.get(name) ?? null, isWanted),
    );
  }
  return made;
}

function takeDraft(id: string, result: DraftResult, made: MadeDocuments, store: ScratchStore): void {
  if (result.kind === "left out") {
    made.left_out.push({ cluster: id, court: result.court, reason: result.reason });
    return;
  }
  const { opinion, docketRest, notes } = composeOpinion(result.draft);
  const issue = storedOpinion.safeParse(opinion).error?.issues[0];
  if (issue !== undefined) {
    made.left_out.push({ cluster: id, court: opinion.court, reason: "no document" });
    made.unread.push({ id, what: `${issue.path.join(".")}: ${issue.message}` });
    return;
  }
  store.putDocument(opinion);
  made.sketches.push(opinionSketch(opinion));
  made.missing.push(...result.missing.map((each) => ({ cluster: id, ...each })));
  for (const what of [docketRest, ...result.unread]) if (what !== "") made.unread.push({ id, what });
  for (const note of notes) {
    made.paragraph_numbers += note.paragraphNumbers;
    made.running_headers += note.headers;
    for (const [tag, count] of note.unknownTags) made.unknown_tags.set(tag, (made.unknown_tags.get(tag) ?? 0) + count);
  }
}

/** Each case with its page, where the volume came with pages. */
function* caseFiles(ids: readonly string[], store: ScratchStore, files: readonly SourceFile[]): Generator<CaseFile> {
  const pages = new Map(files.filter(({ name }) => /\.html?$/i.test(name)).map((file) => [file.name, file]));
  for (const id of ids) {
    const { path, fields } = store.record("case", id) as unknown as Omit<CaseFile, "html">;
    const page = pages.get(path.replace(/\/cases\/([^/]+)\.json$/, "/html/$1.html"));
    yield { path, fields, html: page?.read().toString("utf8") ?? null };
  }
}

function opinionIds(cluster: Fields): string[] {
  const listed = cluster["sub_opinions"];
  return Array.isArray(listed) ? listed.flatMap((each) => idOf(each) ?? []) : [];
}
