import type { ContentFile } from "../../src/import/replace-folders.ts";
import type { CodeContent } from "../../src/model/content.ts";
import type { StoredProvision } from "../../src/model/stored-provision.ts";
import { formatProvisionFile, provisionFilePath } from "../../src/store/provision-file.ts";
import { formatSectionFile, sectionFilePath } from "../../src/store/section-file.ts";

/** The files of `code/` in a content folder. */
export function* codeFiles({ sections, titles }: Pick<CodeContent, "sections" | "titles">): Generator<ContentFile> {
  yield { path: "code/titles.json", text: `${JSON.stringify({ titles }, null, 2)}\n` };
  for (const versions of Map.groupBy(sections, ({ citation }) => citation).values()) {
    for (const section of versions) {
      yield { path: sectionFilePath(section, versions.length > 1), text: formatSectionFile(section) };
    }
  }
}

/** The files of `constitution/` in a content folder. */
export function* provisionFiles(provisions: readonly StoredProvision[]): Generator<ContentFile> {
  for (const provision of provisions)
    yield { path: provisionFilePath(provision), text: formatProvisionFile(provision) };
}
