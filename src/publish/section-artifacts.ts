import type { SectionRecord } from "../model/section-record.ts";
import { renderJson } from "../render/render-json.ts";
import { notesAreCapped, sectionFrontmatter, sectionMarkdownBody } from "../render/section-markdown.ts";
import { sectionText } from "../render/section-text.ts";
import type { SectionView } from "../render/section-view.ts";
import type { DocumentPublisher } from "./document-publisher.ts";
import { must } from "./must.ts";
import { pathOf } from "./route-artifacts.ts";

/** Writes a section in JSON, text and Markdown, with every variant that can be enumerated. */
export function publishSection(publisher: DocumentPublisher, record: SectionRecord): void {
  const params = { ref: record.citation };
  publisher.document(pathOf("code.section", params), renderJson(record));
  for (const version of qualifiers(record)) {
    const query: Record<string, string> = version === undefined ? {} : { version };
    publisher.body(pathOf("code.section.text", params, query), () => must(sectionText(record, version)));
    const shown = record.versions.find((each) => each.version === version) ?? record.versions[0];
    publishMarkdown(publisher, record, query, { version });
    if (shown !== undefined && notesAreCapped(shown)) {
      publishMarkdown(publisher, record, { ...query, notes: "all" }, { version, notes: "all" });
    }
  }
}

/** The default, and every version of several: a lone version needs no file under its qualifier. */
function qualifiers({ versions }: SectionRecord): (string | undefined)[] {
  return [undefined, ...(versions.length > 1 ? versions.map(({ version }) => version) : [])];
}

function publishMarkdown(
  publisher: DocumentPublisher,
  record: SectionRecord,
  query: Record<string, string>,
  view: SectionView,
): void {
  publisher.stamped(
    pathOf("code.section.markdown", { ref: record.citation }, query),
    (stamp) => must(sectionFrontmatter(record, stamp, view)),
    () => {
      const result = sectionMarkdownBody(record, view);
      return must(result.kind === "markdown" ? result.body : null);
    },
  );
}
