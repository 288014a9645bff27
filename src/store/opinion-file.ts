import type { StoredOpinion } from "../model/stored-opinion.ts";
import { joinFrontmatter } from "./frontmatter.ts";

/** Path of an opinion's file below the content folder. */
export function opinionFilePath({
  date_filed,
  docket,
  cluster_id,
}: Pick<StoredOpinion, "date_filed" | "docket" | "cluster_id">): string {
  return `opinions/${date_filed.slice(0, 4)}/${docket}/${cluster_id}.md`;
}

/** An opinion's file, as `readContent` reads it back. */
export function formatOpinionFile({ text, ...fields }: StoredOpinion): string {
  return joinFrontmatter(fields, text);
}
