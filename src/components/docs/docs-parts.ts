import { TAGS } from "../../render/openapi/api-words.ts";

/** A page of the documentation beside its first: routes of one group, or every record. */
export type DocsPart = { part: string; title: string; description: string };

/** The pages below `/docs`, in order. */
export const DOCS_PARTS: readonly DocsPart[] = [
  ...Object.entries(TAGS).map(([part, words]) => ({ part, ...words })),
  { part: "records", title: "Records", description: "Every shape of an answer, field by field." },
];

/** Path of the documentation. */
export const DOCS_PATH = "/docs";

/** Path of a part of the documentation: `/docs/code`. */
export const docsPath = (part: string): string => `${DOCS_PATH}/${part}`;

/** Element id of a record on the page of the records. */
export const recordId = (name: string): string => `record-${name}`;

/** Element id of a kind of error on the first page. */
export const problemId = (kind: string): string => `problem-${kind}`;
