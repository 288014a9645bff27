import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { currentFolder, openRelease } from "../../functions/release.ts";
import type { Release } from "../../functions/release-holder.ts";
import { routeById } from "../../functions/route-by-id.ts";
import { ROUTE_FUNCTIONS } from "../../functions/route-functions.ts";
import { artifactPath, type NormalQuery } from "../../src/contract/artifact-path.ts";
import type { RouteId } from "../../src/contract/routes.ts";
import { buildSpecimen, type SpecimenRelease } from "../support/specimen-release.ts";

const LANGUAGES: readonly NormalQuery[] = [{}, { lang: "es" }];
const VIEWS: readonly NormalQuery[] = [...LANGUAGES, { full: "1" }, { full: "1", lang: "es" }];

/** Routes whose functions can make what publishing also writes, and the variants of each. */
const MADE_TWICE: readonly [
  id: RouteId,
  of: "bill" | "opinion" | "session" | "year" | "list",
  variants: readonly NormalQuery[],
][] = [
  ["bills.bill", "bill", LANGUAGES],
  ["bills.bill.full-text", "bill", [{}]],
  ["bills.bill.text", "bill", [{}]],
  ["bills.bill.markdown", "bill", VIEWS],
  ["bills.session", "session", [{}]],
  ["bills.session.markdown", "session", [{}]],
  ["bills.recent", "list", [{}]],
  ["opinions.opinion", "opinion", VIEWS],
  ["opinions.opinion.full-text", "opinion", [{}]],
  ["opinions.opinion.text", "opinion", [{}]],
  ["opinions.opinion.markdown", "opinion", VIEWS],
  ["opinions.year", "year", [{}]],
  ["opinions.year.markdown", "year", [{}]],
  ["opinions.recent", "list", [{}]],
];

describe("what a function makes and what was published", () => {
  let specimen: SpecimenRelease;
  let release: Release;
  beforeAll(async () => {
    specimen = await buildSpecimen();
    release = openRelease((await currentFolder(specimen.dist)) as string);
  });
  afterAll(() => {
    release.corpus.close();
    specimen.remove();
  });

  function everyPath(of: (typeof MADE_TWICE)[number][1]): Record<string, string>[] {
    const { bills, opinions } = release.corpus;
    switch (of) {
      case "bill":
        return (bills?.keys() ?? []).map((key) => ({ ...key }));
      case "opinion":
        return (opinions?.keys() ?? []).map(({ docket, cluster }) => ({ docket, cluster_id: cluster }));
      case "session":
        return (bills?.sessions() ?? []).map(({ slug }) => ({ session: slug }));
      case "year":
        return (opinions?.years() ?? []).map(({ year }) => ({ year: String(year) }));
      case "list":
        return [{}];
      default:
        return of satisfies never;
    }
  }

  async function published(id: RouteId, params: Record<string, string>, query: NormalQuery): Promise<string | null> {
    const artifact = await release.files.find(artifactPath(routeById(id).artifact ?? "", params, query));
    return artifact?.body instanceof Uint8Array ? Buffer.from(artifact.body).toString("utf8") : null;
  }

  test.each(MADE_TWICE)("are the same for every %s", async (id, of, variants) => {
    const route = routeById(id);
    let compared = 0;
    for (const params of everyPath(of)) {
      for (const query of variants) {
        const computed = await ROUTE_FUNCTIONS[id].compute({
          release,
          route,
          params,
          query,
          search: "",
          beacon: { count: () => {} },
          now: 0,
        });
        const artifact = await published(id, params, query);
        const where = JSON.stringify([params, query]);
        if (computed.kind === "body") compared += artifact === null ? 0 : 1;
        // Without an artifact there is no text, or the variant is the one in English.
        if (artifact === null) expect(["answer", "same-as", "body"], where).toContain(computed.kind);
        else expect(computed, where).toEqual({ kind: "body", body: artifact });
      }
    }
    expect(compared).toBeGreaterThan(0);
  });

  test("publishing leaves out only texts that are not there, and Spanish that would be English", async () => {
    for (const params of everyPath("bill")) {
      const bill = JSON.parse((await published("bills.bill", params, {})) ?? "");
      expect((await published("bills.bill.text", params, {})) !== null).toBe(bill.has_text);
      expect((await published("bills.bill.full-text", params, {})) !== null).toBe(bill.has_text);
      expect(await published("bills.bill.markdown", params, { full: "1" })).not.toBeNull();
    }
    for (const params of everyPath("opinion")) {
      const opinion = JSON.parse((await published("opinions.opinion", params, {})) ?? "");
      expect((await published("opinions.opinion.text", params, {})) !== null).toBe(opinion.has_text);
      expect(await published("opinions.opinion.markdown", params, { full: "1" })).not.toBeNull();
    }
  });
});
