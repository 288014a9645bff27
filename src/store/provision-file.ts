import type { StoredProvision } from "../model/stored-provision.ts";
import { joinFrontmatter } from "./frontmatter.ts";

/** Path of a provision's file below the content folder. */
export function provisionFilePath({ scheme, slug }: Pick<StoredProvision, "scheme" | "slug">): string {
  return `constitution/${scheme}/${slug}.md`;
}

/** A provision's file, as `readContent` reads it back. */
export function formatProvisionFile({ text, ...fields }: StoredProvision): string {
  return joinFrontmatter(fields, text);
}
