import { citationParts } from "../identifiers/citation.ts";
import { type StoredSection, versionQualifier } from "../model/stored-section.ts";
import { joinFrontmatter } from "./frontmatter.ts";

/** Path of a version's file below the content folder. `several` says whether its citation has more than one version. */
export function sectionFilePath(section: StoredSection, several: boolean): string {
  const folder = `title-${String(citationParts(section.citation).title).padStart(2, "0")}`;
  return `code/${folder}/${section.citation}${several ? `@${versionQualifier(section)}` : ""}.md`;
}

/** A version's file, as `readContent` reads it back. */
export function formatSectionFile(section: StoredSection): string {
  const { text, ...fields } = section;
  return joinFrontmatter(fields, text);
}
