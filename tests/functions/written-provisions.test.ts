import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../functions/app.ts";
import type { ArtifactFiles } from "../../functions/artifact-files.ts";
import { currentFolder, openRelease } from "../../functions/release.ts";
import { ReleaseHolder } from "../../functions/release-holder.ts";
import type { Corpus } from "../../src/corpus/corpus.ts";
import {
  CONSTITUTION_REFERENCE_EXAMPLES,
  type ConstitutionReferenceExample,
} from "../../src/identifiers/constitution-reference-examples.ts";
import type { ProvisionSlug } from "../../src/identifiers/provision.ts";
import type { ProvisionRecord } from "../../src/model/provision-records.ts";
import { buildSpecimen, type SpecimenRelease } from "../support/specimen-release.ts";

/** The examples cite real provisions: here every provision exists, with the part that the example asks for. */
function withEveryProvision(corpus: Corpus, subsection: () => string | null): Corpus {
  const model = corpus.provision("ga", "preamble" as ProvisionSlug) as ProvisionRecord;
  return {
    ...corpus,
    provision: (scheme, slug) => ({ ...model, scheme, slug, text: textWith(subsection()?.split("-") ?? []) }),
  };
}

/** A text with these marks one inside the other; a number on the outside is a printed section. */
function textWith([outer, ...inner]: readonly string[]): string {
  if (outer === undefined) return "Words.";
  const marked = inner.map((mark) => `(${mark}) Words.`);
  if (!/^\d+$/.test(outer)) return [`(${outer}) Words.`, ...marked].join("\n\n");
  const sections = Array.from({ length: Math.max(2, Number(outer)) }, (_, index) => `Section ${index + 1}. Words.`);
  return [...sections.slice(0, Number(outer)), ...marked, ...sections.slice(Number(outer))].join("\n\n");
}

const IN_ADDRESS = CONSTITUTION_REFERENCE_EXAMPLES.filter(
  ({ written }) => written.isWellFormed() && !/^\.{0,2}$/.test(written),
);

describe("every written form of a reference to a constitution", () => {
  let release: SpecimenRelease;
  let releases: ReleaseHolder;
  let asked: ConstitutionReferenceExample;
  let app: ReturnType<typeof createApp>;
  beforeAll(async () => {
    release = await buildSpecimen();
    const opened = openRelease((await currentFolder(release.dist)) as string);
    const corpus = withEveryProvision(opened.corpus, () => ("subsection" in asked ? asked.subsection : null));
    const found = await opened.files.find("code/constitution/ga/preamble.md");
    const files = { find: () => (asked.kind === "canonical" && asked.scheme !== null ? found : null) };
    releases = new ReleaseHolder({ ...opened, corpus, files: files as unknown as ArtifactFiles });
    app = createApp({ releases, log: pino({ level: "silent" }) });
  });
  afterAll(() => {
    releases?.close();
    release?.remove();
  });

  const named = IN_ADDRESS.map(
    (example) => [example.written.slice(0, 60), example.scheme ?? "no scheme", example] as const,
  );
  test.each(named)("%j with %s leads where it reads, in one hop", async (_, __, example) => {
    asked = example;
    const folder = example.scheme === null ? "/api/code/sections" : `/api/code/constitution/${example.scheme}`;
    const path = `${folder}/${encodeURIComponent(example.written)}`;
    const answer = await app.api.request(`${path}/markdown`);
    const leads = [answer.status, answer.headers.get("location")];
    switch (example.kind) {
      case "unknown":
        return expect(leads).toEqual([example.written.length > 300 ? 422 : 404, null]);
      case "ambiguous": {
        const { candidates } = (await answer.json()) as { candidates: { id: string }[] };
        expect(leads).toEqual([404, null]);
        return expect(candidates.map(({ id }) => id)).toEqual(example.candidates);
      }
      case "canonical":
        if (example.scheme !== null) return expect(leads).toEqual([200, null]);
        return expect(leads).toEqual([308, `${addressOf(example.id)}/markdown`]);
      case "redirect": {
        const query = example.subsection === null ? "" : `?subsection=${example.subsection}`;
        expect(leads).toEqual([308, `${addressOf(example.id)}/markdown${query}`]);
        return expect((await app.api.request(path)).headers.get("location")).toBe(addressOf(example.id));
      }
      default:
        return example satisfies never;
    }
  });
});

function addressOf(id: string): string {
  const [, scheme, slug] = /^(ga|us)-const:(.+)$/.exec(id) ?? [];
  return `/api/code/constitution/${scheme}/${slug}`;
}
