import type { NormalQuery } from "../../src/contract/artifact-path.ts";
import { renderJson } from "../../src/render/render-json.ts";
import { notValid } from "../answer.ts";
import type { Computed } from "../computed.ts";
import { origin } from "../places.ts";
import type { Reading } from "../reading.ts";
import { withQuery } from "../redirect.ts";

/** What a batch read gives: the documents, ids that name nothing, and the ids of the rest. */
export type BatchAnswer<D> = { items: D[]; not_found: string[]; next_ids: string[]; next: string | null };

/** Writes a batch read. What else was asked for, such as a language, is asked for again by `next`. */
export function batchAnswer<D>(
  { release, route, query }: Reading,
  { items, notFound, nextIds }: { items: D[]; notFound: string[]; nextIds: string[] },
): Computed {
  const asked: NormalQuery = { ...query, ids: nextIds.join(",") };
  const answer: BatchAnswer<D> = {
    items,
    not_found: notFound,
    next_ids: nextIds,
    next: nextIds.length === 0 ? null : origin(release.corpus.roots, route.host) + withQuery(route.path, "", asked),
  };
  return { kind: "body", body: renderJson(answer) };
}

/** 422 for a list of ids. */
export function invalidIds(msg: string, type: string): Computed {
  return { kind: "answer", answer: notValid([{ loc: ["query", "ids"], msg, type }]) };
}

/** 422 for a list that holds nothing but commas and blanks. */
export function noIds(): Computed {
  return invalidIds("No id among these characters", "value_error");
}
