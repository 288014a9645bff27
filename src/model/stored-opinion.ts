import * as z from "zod";
import { type ClusterId, parseClusterId } from "../identifiers/opinions/cluster-id.ts";
import { type DocketNumber, isDocketNumber } from "../identifiers/opinions/docket.ts";
import { address, isoDay, phrase } from "./common.ts";
import { serviceFields } from "./stored-service.ts";

/** How near `date_filed` comes: `month` and `year` give the first day of the month and of the year. */
export const DATE_PRECISIONS = ["day", "month", "year"] as const;
/** What a sub-opinion is, in the words of CourtListener's opinion types. */
export const OPINION_KINDS = [
  "combined",
  "unanimous",
  "lead",
  "plurality",
  "concurrence",
  "concurring-in-part",
  "dissent",
  "addendum",
  "remittitur",
  "rehearing",
  "on-the-merits",
  "on-motion-to-strike",
  "trial-court",
  "unknown",
] as const;
/** Why there is a text, or none: `stored`, or `no_words` (upstream holds none in any field). */
export const OPINION_TEXT_STATUSES = ["stored", "no_words"] as const;

/** A canonical docket number; `CLUSTER-<id>` where the case has none. */
export const docketNumber = z.custom<DocketNumber>((value) => typeof value === "string" && isDocketNumber(value), {
  error: "expected a canonical docket number such as S19A0992",
});
/** Upstream's id of one opinion as a whole: digits, `ga-<docket>` or `cap-<id>`. */
export const clusterId = z.custom<ClusterId>((value) => typeof value === "string" && parseClusterId(value) === value, {
  error: "expected a cluster id such as 4404371, ga-s19a0992 or cap-123",
});

/** One printed citation; `cite` is how it is written: `312 Ga. 456`. */
export const printedCitation = z.strictObject({
  volume: phrase,
  reporter: phrase,
  page: phrase,
  cite: phrase,
});

/** One of the opinions in a decision: where it stands in the text, in UTF-16 code units. */
export const subOpinion = z.strictObject({
  /** Upstream's id of it. */
  opinion_id: phrase.nullable(),
  kind: z.enum(OPINION_KINDS),
  /** As printed or recorded; null for the court as a whole. */
  author: phrase.nullable(),
  joined_by: z.array(phrase),
  per_curiam: z.boolean(),
  start: z.int().min(0),
  chars: z.int().min(0),
  /** The court's own file, where upstream names it. */
  download_url: address.nullable(),
  /** Upstream's field that the text was read from. */
  text_field: phrase.nullable(),
  /** Whether upstream read it from a picture. */
  ocr: z.boolean(),
});

/** One of the opinions in a decision. */
export type SubOpinion = z.infer<typeof subOpinion>;

/** Where a printed page begins in the text: `page` as printed, `cite` the reporter's volume where it is known. */
export const pageBreak = z.strictObject({ page: phrase, at: z.int().min(0), cite: phrase.nullable() });

/** A record of an upstream that this opinion was made from. */
export const upstreamRecord = z.strictObject({
  /** `CourtListener`, `Caselaw Access Project`. */
  source: phrase,
  /** `cluster`, `docket`, `opinion`, `case`. */
  kind: phrase,
  id: phrase,
  url: address.nullable(),
  modified: isoDay.nullable(),
});

/** Frontmatter of `content/opinions/<year>/<DOCKET>/<cluster_id>.md`. The body is the text of all sub-opinions in order. */
export const storedOpinionFields = z.strictObject({
  cluster_id: clusterId,
  /** Upstream's short name of the court, and its full name. */
  court: z.string().regex(/^[a-z0-9-]{1,40}$/, "expected a court id such as ga"),
  court_name: phrase,
  /** The canonical one. */
  docket: docketNumber,
  /** Every docket number of the case, the canonical one first; none where upstream has none. */
  dockets: z.array(docketNumber),
  /** As upstream prints them. */
  docket_printed: phrase.nullable(),
  /** Upstream's words; the docket number where it has none. */
  case_name: phrase,
  case_name_short: phrase.nullable(),
  case_name_full: phrase.nullable(),
  date_filed: isoDay,
  date_precision: z.enum(DATE_PRECISIONS),
  date_argued: isoDay.nullable(),
  citations: z.array(printedCitation),
  judges: z.array(phrase),
  author: phrase.nullable(),
  /** `Published`, `Unpublished`, ... as upstream says. */
  precedential_status: phrase.nullable(),
  nature_of_suit: phrase.nullable(),
  disposition: phrase.nullable(),
  posture: phrase.nullable(),
  procedural_history: phrase.nullable(),
  syllabus: phrase.nullable(),
  attorneys: phrase.nullable(),
  /** The court's own file or page, null where upstream names none. */
  source_url: address.nullable(),
  /** Upstream's page. */
  upstream_url: address.nullable(),
  sub_opinions: z.array(subOpinion),
  pages: z.array(pageBreak),
  /** Other cluster ids that hold this same opinion and were joined into it. */
  joined_clusters: z.array(clusterId),
  upstream: z.array(upstreamRecord).min(1),
  text_status: z.enum(OPINION_TEXT_STATUSES),
  /** Written by the service; null until it is. */
  service: serviceFields
    .extend({
      legal_areas: z.array(phrase),
      reasoning: z.strictObject({ en: phrase, es: phrase.nullable() }).nullable(),
      /** Words of the text, exactly: `text.slice(start, end)`. */
      key_quotes: z.array(z.strictObject({ quote: phrase, start: z.int().min(0), end: z.int().min(1) })),
    })
    .nullable(),
});

/** One opinion (a cluster), as the content folder holds it. */
export const storedOpinion = storedOpinionFields
  .extend({ text: z.string() })
  .refine(({ text, text_status }) => (text !== "") === (text_status === "stored"), {
    path: ["text_status"],
    error: "a text and the status stored go together",
  })
  .refine(({ docket, dockets, cluster_id }) => docket === (dockets[0] ?? `CLUSTER-${cluster_id.toUpperCase()}`), {
    path: ["docket"],
    error: "expected the first of dockets, or CLUSTER- and the cluster id where there is none",
  })
  .refine(({ sub_opinions, text }) => partsFit(sub_opinions, text.length), {
    path: ["sub_opinions"],
    error: "the parts stand in order and inside the text",
  })
  .refine(
    ({ pages, text }) =>
      partsFit(
        pages.map(({ at }) => ({ start: at, chars: 0 })),
        text.length,
      ),
    {
      path: ["pages"],
      error: "pages stand in order and inside the text",
    },
  )
  .refine(
    ({ service, text }) => (service?.key_quotes ?? []).every((each) => text.slice(each.start, each.end) === each.quote),
    {
      path: ["service", "key_quotes"],
      error: "a quotation is not in the text at its place",
    },
  );
/** One opinion, as the content folder holds it. */
export type StoredOpinion = z.infer<typeof storedOpinion>;

function partsFit(parts: readonly { start: number; chars: number }[], length: number): boolean {
  let at = 0;
  for (const { start, chars } of parts) {
    if (start < at || start + chars > length) return false;
    at = start + chars;
  }
  return true;
}
