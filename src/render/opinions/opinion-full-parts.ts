import type { OpinionRecord } from "../../model/opinion-records.ts";
import { type Blocks, heading, line, link, list, type NestedEntry, sourceText } from "../nodes.ts";

/** What the source keeps of an opinion: its records, and clusters that hold the same opinion. */
export function upstreamBlocks({ upstream, joined_clusters, sub_opinions }: OpinionRecord): Blocks {
  const joined = joined_clusters.map((cluster) => ({
    words: [`Cluster ${cluster}, which holds this same opinion`],
    below: [],
  }));
  const files = sub_opinions.flatMap(({ opinion_id, download_url, text_field }) => {
    if (download_url === null && text_field === null) return [];
    const named = `Opinion ${opinion_id ?? "without an id"}`;
    const field = text_field === null ? "" : `, text from the field ${text_field}`;
    const file = download_url === null ? [] : [", the court's file: ", link(download_url, download_url)];
    return [{ words: [`${named}${field}`, ...file], below: [] }];
  });
  return [heading(2, "Upstream records"), list([...upstream.map(recordEntry), ...joined, ...files])];
}

/** The quotations that were checked against the text, each exactly as it stands there. */
export function quoteBlocks({ key_quotes }: OpinionRecord): Blocks {
  if (key_quotes === null || key_quotes.length === 0) return [];
  const quotes = key_quotes.flatMap(
    ({ quote, start, end }): Blocks => [
      { type: "blockquote", children: sourceText(quote) },
      line(`Characters ${start} to ${end} of the text.`),
    ],
  );
  return [heading(3, "Quotations, checked against the text"), ...quotes];
}

function recordEntry({ source, kind, id, url, modified }: OpinionRecord["upstream"][number]): NestedEntry {
  const named = `${source}, ${kind} ${id}`;
  return {
    words: [url === null ? named : link(named, url), modified === null ? "" : `, as of ${modified}`],
    below: [],
  };
}
