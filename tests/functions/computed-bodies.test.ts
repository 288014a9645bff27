import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { read } from "../../functions/read.ts";
import type { Reading } from "../../functions/reading.ts";
import { currentFolder, openRelease } from "../../functions/release.ts";
import type { Release } from "../../functions/release-holder.ts";
import { ROUTES, type Route } from "../../src/contract/routes.ts";
import { buildSpecimen, type SpecimenRelease } from "../support/specimen-release.ts";

describe("an answer that a function makes", () => {
  let specimen: SpecimenRelease;
  let release: Release;
  let sectionsRead = 0;
  beforeAll(async () => {
    specimen = await buildSpecimen();
    const opened = openRelease((await currentFolder(specimen.dist)) ?? "");
    const section: Release["corpus"]["section"] = (citation) => {
      sectionsRead += 1;
      return opened.corpus.section(citation);
    };
    release = { ...opened, corpus: { ...opened.corpus, section } };
  });
  afterAll(() => {
    release.corpus.close();
    specimen.remove();
  });

  function reading(id: string, params: Record<string, string>, query: Record<string, string>): Reading {
    const route = ROUTES.find((each) => each.id === id) as Route;
    return { release, route, params, query, search: "", beacon: { count: () => {} }, now: 0 };
  }

  test("is made once for the same reading, and anew for another", async () => {
    const first = await read(reading("code.section.markdown", { ref: "90-1-4" }, { subsection: "a" }));
    const readOnce = sectionsRead;
    expect(readOnce).toBeGreaterThan(0);
    expect(await read(reading("code.section.markdown", { ref: "90-1-4" }, { subsection: "a" }))).toEqual(first);
    expect(sectionsRead).toBe(readOnce);
    const other = await read(reading("code.section.markdown", { ref: "90-1-4" }, { subsection: "b" }));
    expect(sectionsRead).toBeGreaterThan(readOnce);
    expect(other).not.toEqual(first);
  });

  test("is not kept where it depends on the moment", async () => {
    const at = async (now: number) => JSON.stringify(await read({ ...reading("health", {}, {}), now }));
    expect(await at(Date.parse("2026-11-20T12:00:00Z"))).not.toBe(await at(Date.parse("2040-01-01T12:00:00Z")));
  });
});
