import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { docketOfClusterId, parseClusterId } from "../../src/identifiers/opinions/cluster-id.ts";
import { ImportError } from "../../src/import/import-error.ts";
import type { ImportedOpinions } from "../../src/import/opinions/import-opinions.ts";
import { createOpinionTally } from "../../src/import/opinions/opinion-facts.ts";
import type { ContentFile } from "../../src/import/replace-folders.ts";
import type { StoredCollection } from "../../src/model/stored-corpus.ts";
import { type StoredOpinion, storedOpinion } from "../../src/model/stored-opinion.ts";
import { splitFrontmatter } from "../../src/store/frontmatter.ts";
import { listFolder } from "../../src/store/markdown-files.ts";
import { formatOpinionFile, opinionFilePath } from "../../src/store/opinion-file.ts";

/** What a content folder's opinions become: every file of the new folder, and what is said of them. */
export type OpinionFiles = {
  readonly files: () => Generator<ContentFile>;
  readonly collection: StoredCollection;
  /** Documents of before that stay as they were, and those that imported ones take the place of. */
  readonly kept: number;
  readonly replaced: number;
  /** Documents whose texts by the service stay with them, the source being the same. */
  readonly service: number;
};

/**
 * Puts imported opinions among those that a content folder has: an imported one takes the place of the document with its
 * id, of documents that were joined into it, and of the provisional one of its docket; all others stay.
 */
export function opinionFiles(content: string, imported: ImportedOpinions): OpinionFiles {
  const before = existingOpinions(content);
  const replaced = replacedBy(imported, content, before);
  const tally = createOpinionTally();
  let service = 0;
  for (const cluster of imported.clusters) {
    const opinion = imported.document(cluster);
    tally.add(opinion);
    if (withBefore(opinion, replaced, content).service !== null) service += 1;
  }
  const staying = [...before].filter(([cluster]) => !replaced.gone.has(cluster));
  for (const [, path] of staying) tally.add(readOpinion(content, path));
  return {
    *files() {
      for (const cluster of imported.clusters) {
        const opinion = withBefore(imported.document(cluster), replaced, content);
        yield { path: opinionFilePath(opinion), text: formatOpinionFile(opinion) };
      }
      for (const [, path] of staying) yield { path, text: stayingText(content, path, imported) };
    },
    collection: tally.facts(),
    kept: staying.length,
    replaced: replaced.gone.size,
    service,
  };
}

/** Paths of the opinions in a content folder, by cluster id. */
function existingOpinions(content: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const year of listFolder(join(content, "opinions"))) {
    for (const docket of listFolder(join(content, "opinions", year))) {
      for (const name of listFolder(join(content, "opinions", year, docket)))
        found.set(name.replace(/\.md$/, ""), `opinions/${year}/${docket}/${name}`);
    }
  }
  return found;
}

type Replaced = {
  /** Cluster ids of documents that go. */
  readonly gone: ReadonlySet<string>;
  /** By imported cluster: the paths of the documents it takes the place of. */
  readonly paths: ReadonlyMap<string, readonly string[]>;
};

function replacedBy(imported: ImportedOpinions, content: string, before: ReadonlyMap<string, string>): Replaced {
  const provisional = provisionalDockets(content, before);
  const gone = new Set<string>();
  const paths = new Map<string, readonly string[]>();
  for (const cluster of imported.clusters) {
    const { court, dockets, joined_clusters } = imported.document(cluster);
    const ids = [cluster, ...joined_clusters, ...dockets.map((docket) => provisional.get(`${court}|${docket}`) ?? "")];
    const found = ids.filter((id) => before.has(id) && !gone.has(id));
    for (const id of found) gone.add(id);
    if (found.length > 0)
      paths.set(
        cluster,
        found.map((id) => before.get(id) ?? ""),
      );
  }
  return { gone, paths };
}

/** Ids of provisional documents, by court and docket. */
function provisionalDockets(content: string, before: ReadonlyMap<string, string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const [id, path] of before) {
    const cluster = parseClusterId(id);
    const docket = cluster === null ? null : docketOfClusterId(cluster);
    if (docket !== null) found.set(`${readOpinion(content, path).court}|${docket}`, id);
  }
  return found;
}

/**
 * An imported opinion with what the documents before it knew: what the service wrote of the same text, and the records of
 * upstreams that are not in this import.
 */
function withBefore(opinion: StoredOpinion, { paths }: Replaced, content: string): StoredOpinion {
  const before = (paths.get(opinion.cluster_id) ?? []).map((path) => readOpinion(content, path));
  const hash = createHash("sha256").update(opinion.text).digest("hex").slice(0, 16);
  const ids = new Set(opinion.joined_clusters);
  const others = before
    .flatMap((each) => each.joined_clusters)
    .filter((id) => !ids.has(id) && id !== opinion.cluster_id);
  const known = new Set(opinion.upstream.map(({ source, kind, id }) => `${source} ${kind} ${id}`));
  const sources = new Set(opinion.upstream.map(({ source }) => source));
  const records = before
    .flatMap((each) => each.upstream)
    .filter(({ source, kind, id }) => !sources.has(source) && !known.has(`${source} ${kind} ${id}`));
  return {
    ...opinion,
    joined_clusters: [...opinion.joined_clusters, ...new Set(records.length === 0 ? [] : others)],
    upstream: [...opinion.upstream, ...records],
    service: before.map((each) => each.service).find((service) => service?.source_hash === hash) ?? null,
  };
}

/** A file that stays; a cluster that now has a document of its own is no longer named as joined into it. */
function stayingText(content: string, path: string, imported: ImportedOpinions): string {
  const text = readFileSync(join(content, path), "utf8");
  if (!/^joined_clusters:\n/m.test(text)) return text;
  const opinion = readOpinion(content, path);
  const now = new Set<string>(imported.clusters);
  const joined = opinion.joined_clusters.filter((cluster) => !now.has(cluster));
  return joined.length === opinion.joined_clusters.length
    ? text
    : formatOpinionFile({ ...opinion, joined_clusters: joined });
}

function readOpinion(content: string, path: string): StoredOpinion {
  const split = splitFrontmatter(readFileSync(join(content, path), "utf8"));
  const read = split.kind === "file" ? storedOpinion.safeParse({ ...split.fields, text: split.body }) : null;
  if (read?.success) return read.data;
  const why = split.kind === "error" ? split.message : (read?.error?.issues[0]?.message ?? "it is no opinion");
  throw new ImportError(`${join(content, path)}: cannot be read (${why}); correct it or take it away`);
}
