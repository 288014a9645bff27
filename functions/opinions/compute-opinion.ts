import { collectionStamp } from "../../src/corpus/collection-stamp.ts";
import type { CompiledOpinion } from "../../src/corpus/opinion-shelf.ts";
import { parseClusterId } from "../../src/identifiers/opinions/cluster-id.ts";
import { isDocketNumber } from "../../src/identifiers/opinions/docket.ts";
import { opinionFullText } from "../../src/render/opinions/opinion-full-text.ts";
import { opinionInLanguage } from "../../src/render/opinions/opinion-in-language.ts";
import { opinionMarkdown } from "../../src/render/opinions/opinion-markdown.ts";
import { opinionText } from "../../src/render/opinions/opinion-text.ts";
import { opinionView } from "../../src/render/opinions/opinion-view.ts";
import { renderJson } from "../../src/render/render-json.ts";
import { opinionsOf } from "../collections.ts";
import type { Compute, Computed } from "../computed.ts";
import { defaultPage } from "../default-page.ts";
import { languageOf } from "../language.ts";
import type { Reading } from "../reading.ts";
import { sameVariant } from "../same-variant.ts";
import { findOpinion } from "./find-opinion.ts";
import { missingOpinionText } from "./missing-opinion.ts";
import { opinionForm } from "./opinion-forms.ts";
import { opinionParams, yearsPlace } from "./opinion-places.ts";

/** A docket number alone: what stands at the stable address of the leading opinion under it. */
export const computeCase: Compute = (reading) => {
  const finding = findOpinion(opinionsOf(reading), reading.params["ref"] ?? "");
  if (finding.kind !== "case") throw new Error("a case is computed before it is located");
  return { kind: "instead", route: opinionForm(reading.route), params: opinionParams(finding.lead) };
};

/** An opinion's record; `full=1` adds summarized reasoning and checked quotes (contract section 4.3). */
export const computeOpinion: Compute = (reading) => {
  const opinion = requireOpinion(reading);
  const view = { full: reading.query["full"] === "1", lang: languageOf(reading.query) };
  return inEnglish(reading, opinion) ?? { kind: "body", body: renderJson(opinionView(opinion, view)) };
};

/** An opinion as Markdown; `full=1` adds reasoning, checked quotes and upstream records. */
export const computeOpinionMarkdown: Compute = (reading) => {
  const opinion = requireOpinion(reading);
  const same = inEnglish(reading, opinion);
  if (same !== null) return same;
  const record = opinionInLanguage(opinion.record, opinion.spanish, languageOf(reading.query));
  const stamp = collectionStamp(reading.release.corpus, "opinions");
  return { kind: "body", body: opinionMarkdown(record, opinion, stamp, { full: reading.query["full"] === "1" }) };
};

/** An opinion's text with what it takes to cite it; 404 that says why there is none. */
export const computeOpinionFullText: Compute = (reading) => {
  const { record, text, pages } = requireOpinion(reading);
  if (text === null) return { kind: "answer", answer: missingOpinionText(reading, record) };
  return { kind: "body", body: renderJson(opinionFullText(record, text, pages)) };
};

/** An opinion's text alone; 404 that says why there is none. */
export const computeOpinionText: Compute = (reading) => {
  const { record, text } = requireOpinion(reading);
  if (text === null) return { kind: "answer", answer: missingOpinionText(reading, record) };
  return { kind: "body", body: opinionText(text) };
};

/** The page of an opinion in a variant that is not an artifact; 404 in a release without pages names the record. */
export const computeOpinionPage: Compute = (reading) => {
  const { id, json_url } = requireOpinion(reading).record;
  return defaultPage(reading, [{ id, url: json_url }], yearsPlace(reading.release.corpus, "api"));
};

/** Without Spanish words a variant in Spanish is the one in English. */
function inEnglish(reading: Reading, { spanish }: CompiledOpinion): Computed | null {
  const { lang, ...rest } = reading.query;
  const none = spanish.summary === null && spanish.reasoning === null;
  return lang !== undefined && none ? sameVariant(reading, rest) : null;
}

/** Located before: the path holds the canonical names of an opinion that exists. */
function requireOpinion(reading: Reading): CompiledOpinion {
  const { docket = "", cluster_id = "" } = reading.params;
  const cluster = parseClusterId(cluster_id);
  const opinion = cluster === null || !isDocketNumber(docket) ? null : opinionsOf(reading).opinion({ docket, cluster });
  if (opinion === null) throw new Error("an opinion is computed before it is located");
  return opinion;
}
