import type { Corpus } from "../corpus/corpus.ts";
import { SCHEMES } from "../identifiers/provision.ts";
import type { ProvisionRecord } from "../model/provision-records.ts";
import { constitutionMarkdownBody } from "../render/constitution-markdown.ts";
import { mapFrontmatter } from "../render/map-frontmatter.ts";
import { type ProvisionView, provisionFrontmatter, provisionMarkdownBody } from "../render/provision-markdown.ts";
import { provisionText } from "../render/provision-text.ts";
import { renderJson } from "../render/render-json.ts";
import { notesAreCapped } from "../render/section-markdown.ts";
import type { DocumentPublisher } from "./document-publisher.ts";
import { must } from "./must.ts";
import { pathOf } from "./route-artifacts.ts";

/** Writes the constitutions that the store holds: each provision in JSON, text and Markdown, and the map. */
export function publishConstitutions(publisher: DocumentPublisher, corpus: Corpus, report: () => void): void {
  for (const scheme of SCHEMES) {
    const map = corpus.constitution(scheme);
    if (map === null) continue;
    for (const slug of corpus.provisions(scheme)) {
      publishProvision(publisher, must(corpus.provision(scheme, slug)));
      report();
    }
    publisher.document(pathOf("code.constitution", { scheme }), renderJson(map));
    publisher.stamped(
      pathOf("code.constitution.index", { scheme }),
      (stamp) => mapFrontmatter(map, stamp),
      () => constitutionMarkdownBody(map),
    );
  }
}

function publishProvision(publisher: DocumentPublisher, record: ProvisionRecord): void {
  const params = { scheme: record.scheme, citation: record.slug };
  publisher.document(pathOf("code.provision", params), renderJson(record));
  publisher.body(pathOf("code.provision.text", params), () => provisionText(record));
  const views: { query: Record<string, string>; view: ProvisionView }[] = [{ query: {}, view: {} }];
  if (notesAreCapped(record)) views.push({ query: { notes: "all" }, view: { notes: "all" } });
  for (const { query, view } of views) {
    publisher.stamped(
      pathOf("code.provision.markdown", params, query),
      (stamp) => must(provisionFrontmatter(record, stamp, view)),
      () => {
        const result = provisionMarkdownBody(record, view);
        return must(result.kind === "markdown" ? result.body : null);
      },
    );
  }
}
