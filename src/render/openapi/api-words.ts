import { LIMITS } from "../../contract/limits.ts";
import { RATE_LIMITS, type RateWindow } from "../../contract/rate-limits.ts";
import type { Collection } from "../../model/common.ts";

/** Version of the API (contract section 9). */
export const API_VERSION = "0.1.0";

/** Name of the API. */
export const API_NAME = "Public Documents Read API";

/** The groups of routes, in the order in which they are described. */
export const TAGS: Readonly<Record<"service" | Collection, { title: string; description: string }>> = {
  service: {
    title: "The API itself",
    description: "What is served, whether it is up, and what is checked over all collections.",
  },
  code: {
    title: "The Code and the constitutions",
    description:
      "The Official Code of Georgia Annotated, and the constitutions of Georgia and of the United States as printed in it. Nothing but source text.",
  },
  bills: {
    title: "Bills",
    description:
      "Bills of the General Assembly. Summaries are written by this service, labelled, and kept apart from the source text.",
  },
  opinions: {
    title: "Opinions",
    description:
      "Opinions of the Supreme Court of Georgia. Summaries are written by this service, labelled, and kept apart from the source text.",
  },
};

/** What is true of every route, under headings, as Markdown paragraphs. The page of the documentation shows the same. */
export const CONVENTIONS: readonly { heading: string; paragraphs: readonly string[] }[] = [
  {
    heading: "Reading",
    paragraphs: [
      "Reads need no key, no account and no sign-up. Nothing a client sends changes anything. Every answer may be read by any web page (CORS).",
      "Every document has one lasting address made from what it is called in the world. Other written forms of the same reference redirect to it.",
      "Every field of a record is always present; `null` means unknown. Days are ISO 8601 (`2023-07-01`), addresses are absolute, names are in snake_case. Offsets and lengths of texts count UTF-16 code units.",
      "Every GET route answers HEAD too, without a body and without an `ETag`, and OPTIONS.",
    ],
  },
  {
    heading: "Queries",
    paragraphs: [
      "Unknown parameters are passed over. Of a repeated parameter the first counts. An empty value is the same as none, unless the parameter is required.",
      "A parameter that is out of its bounds is an error that names every problem, not the first alone.",
    ],
  },
  {
    heading: "Caching",
    paragraphs: [
      "Documents may be kept for a day and lists for an hour; both may be shown while they are fetched anew, for a week and for a day. No age reaches across the next day on which what is in force changes.",
      "An `ETag` is a hash of the body. Sent back as `If-None-Match`, exactly as it came, it is answered with 304 while nothing has changed.",
    ],
  },
  {
    heading: "Limits",
    paragraphs: [
      `${amounts(RATE_LIMITS.read)} for each caller, over all collections together. \`Retry-After\` says how long to wait.`,
      `A batch read takes up to ${LIMITS.itemsDocuments} ids and gives up to ${LIMITS.itemsChars.toLocaleString("en-US")} characters of text; the rest stands in \`next_ids\`. The whole Code is one download: see its bundle.`,
    ],
  },
  {
    heading: "Errors",
    paragraphs: [
      "Errors are `application/problem+json` (RFC 9457). `type` is the address of a page about that kind of error; `detail` says what was asked, how it was read, and what to do.",
    ],
  },
];

function amounts(windows: readonly RateWindow[]): string {
  const names = new Map([
    [60, "in any minute"],
    [3_600, "in any hour"],
  ]);
  const each = windows.map(
    ({ requests, seconds }) =>
      `${requests.toLocaleString("en-US")} requests ${names.get(seconds) ?? `in ${seconds} seconds`}`,
  );
  return each.join(" and ");
}

/** The names of the pages below `/docs`, in order: one for each group of routes, and one for every record. */
export const DOCS_PART_NAMES: readonly string[] = [...Object.keys(TAGS), "records"];
