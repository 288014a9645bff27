import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../functions/app.ts";
import type { ArtifactFiles } from "../../functions/artifact-files.ts";
import { currentFolder, openRelease } from "../../functions/release.ts";
import { ReleaseHolder } from "../../functions/release-holder.ts";
import type { Corpus } from "../../src/corpus/corpus.ts";
import { type Citation, citationParts } from "../../src/identifiers/citation.ts";
import { CODE_REFERENCE_EXAMPLES, type CodeReferenceExample } from "../../src/identifiers/code-reference-examples.ts";
import type { SectionRecord } from "../../src/model/section-record.ts";
import { buildSpecimen, type SpecimenRelease } from "../support/specimen-release.ts";

/** The examples cite real sections, which the specimen does not have: here every section exists, with the parts asked for. */
function withEverySection(corpus: Corpus, subsection: () => string | null): Corpus {
  const model = corpus.section("90-1-4" as Citation) as SectionRecord;
  return {
    ...corpus,
    section(citation) {
      const marks = subsection()?.split("-") ?? [];
      const text = marks.map((mark) => `(${mark}) Words.`).join("\n\n");
      const versions = model.versions.slice(0, 1).map((version) => ({ ...version, text }));
      return { ...model, ...citationParts(citation), title: citationParts(citation).title, citation, versions };
    },
  };
}

/** Examples that can stand in an address: half a character cannot be encoded, and a dot alone is a step. */
const IN_ADDRESS = CODE_REFERENCE_EXAMPLES.filter(
  ({ written }) => written.isWellFormed() && !/^\.{0,2}$/.test(written),
);

describe("every written form of a reference, at the section routes", () => {
  let release: SpecimenRelease;
  let releases: ReleaseHolder;
  let asked: CodeReferenceExample;
  let app: ReturnType<typeof createApp>;
  beforeAll(async () => {
    release = await buildSpecimen();
    const opened = openRelease((await currentFolder(release.dist)) as string);
    const corpus = withEverySection(opened.corpus, () => ("subsection" in asked ? asked.subsection : null));
    const found = await opened.files.find("code/sections/90-1-4.md");
    const files = { find: () => (asked.kind === "canonical" ? found : null) } as unknown as ArtifactFiles;
    releases = new ReleaseHolder({ ...opened, corpus, files });
    app = createApp({ releases, log: pino({ level: "silent" }) });
  });
  afterAll(() => {
    releases?.close();
    release?.remove();
  });

  test.each(IN_ADDRESS.map((example) => [example.written.slice(0, 60), example] as const))(
    "%j leads where it reads",
    async (_, example) => {
      asked = example;
      const path = `/api/code/sections/${encodeURIComponent(example.written)}`;
      const answer = await app.api.request(`${path}/markdown`);
      const leads = [answer.status, answer.headers.get("location")];
      switch (example.kind) {
        case "canonical":
          return expect(leads).toEqual([200, null]);
        case "unknown":
          return expect(leads).toEqual([example.written.length > 300 ? 422 : 404, null]);
        case "range":
          return expect(leads).toEqual([
            308,
            `/api/code/items?ids=${example.items.map(({ from, to }) => (from === to ? from : `${from}..${to}`)).join(",")}`,
          ]);
        case "redirect": {
          const query = example.subsection === null ? "" : `?subsection=${example.subsection}`;
          expect(leads).toEqual([308, `/api/code/sections/${example.id}/markdown${query}`]);
          return expect((await app.api.request(path)).headers.get("location")).toBe(`/api/code/sections/${example.id}`);
        }
        default:
          return example satisfies never;
      }
    },
  );
});
