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
  afterAll(async () => {
    release.corpus.close();
    await release.searches.close();
    specimen.remove();
  });

  function reading(id: string, params: Record<string, string>, query: Record<string, string>): Reading {
    const route = ROUTES.find((each) => each.id === id) as Route;
    return { release, route, params, query, search: "", beacon: { count: () => {} }, now: 0 };
  }

  const bodyOf = (answer: Awaited<ReturnType<typeof read>>) => (answer.kind === "content" ? answer.body : null);

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

  test("is made once for readings that ask for it at the same time, and anew when one failed", async () => {
    let searched = 0;
    const searches = (search: Release["searches"]["search"]) =>
      ({
        ...release,
        searches: Object.assign(Object.create(release.searches), { search }),
      }) as Release;
    const counted = searches((request) => {
      searched += 1;
      return release.searches.search(request);
    });
    const asked = (q: string) => ({ ...reading("code.search", {}, { q }), release: counted });
    const [first, second, other] = await Promise.all([
      read(asked("orchard")),
      read(asked("orchard")),
      read(asked("bell")),
    ]);
    expect(first).toMatchObject({ kind: "content" });
    expect(second).toEqual(first);
    expect(bodyOf(second)).toBe(bodyOf(first));
    expect(other).not.toEqual(first);
    expect(searched).toBe(2);

    let failures = 0;
    const failing = searches(() => {
      failures += 1;
      return Promise.reject(new Error("no thread"));
    });
    const lost = () => read({ ...reading("code.search", {}, { q: "kite" }), release: failing });
    await expect(Promise.all([lost(), lost()])).rejects.toThrow("no thread");
    expect(failures).toBe(1);
    await expect(lost()).rejects.toThrow("no thread");
    expect(failures).toBe(2);
  });

  test("is not kept where it depends on the moment", async () => {
    const at = async (now: number) => JSON.stringify(await read({ ...reading("health", {}, {}), now }));
    expect(await at(Date.parse("2026-11-20T12:00:00Z"))).not.toBe(await at(Date.parse("2040-01-01T12:00:00Z")));
  });
});
