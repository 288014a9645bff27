import { expect, test } from "vitest";
import type { ServedSpecimen } from "../../support/describe-section.ts";

const API = "https://api.example.org";

/** A path that leads nowhere, the map above it, and where one is named for certain, the first of the nearest. */
export type MissingPath = readonly [path: string, above: string, nearest?: string];

/** A path or query that breaks the table, and everything that is wrong with it. */
export type NotValidPath = readonly [path: string, problems: [place: string, name: string, type: string][]];

/** Pages of the site that are not there: one that has a nearest, others, and those that the specimen is built without. */
export type MissingPages = {
  readonly missing: readonly [path: string, links: readonly string[]];
  readonly others: readonly string[];
  readonly unbuilt: readonly string[];
  /** The address of the record that stands for each of `unbuilt`. */
  readonly record: string;
};

/** Tests that what is missing or not valid is refused, and what each refusal names instead. */
export function refusedReads(
  hosts: ServedSpecimen,
  missing: readonly MissingPath[],
  notValid: readonly NotValidPath[],
): void {
  test.for(missing)("%s is a 404 that names %s above it, and what is nearest", async ([path, above, nearest]) => {
    const answer = await hosts.api(path);
    expectProblem(answer, 404, "public, max-age=60");
    const problem = await answer.json();
    expect(problem).toMatchObject({ type: `${API}/problems/not-found`, status: 404, nearest: expect.any(Array) });
    expect(problem.above.url).toBe(API + above);
    expect((await hosts.api(above)).status).toBe(200);
    if (nearest !== undefined) expect(problem.nearest[0].url).toBe(API + nearest);
    for (const { url } of problem.nearest) expect((await hosts.api(url.slice(API.length))).status, url).toBe(200);
  });

  test.each(notValid)("%s is a 422 with every problem", async (path, problems) => {
    const answer = await hosts.api(path);
    expectProblem(answer, 422, "no-store");
    const { type, errors } = await answer.json();
    expect(type).toBe(`${API}/problems/not-valid`);
    expect(errors.map((error: { loc: string[]; type: string }) => [...error.loc, error.type])).toEqual(problems);
    for (const { msg } of errors) expect(msg).toMatch(/\w/);
  });
}

/** Tests that the site refuses in sentences. */
export function refusedPages(hosts: ServedSpecimen, { missing, others, unbuilt, record }: MissingPages): void {
  test("the site says it in sentences with the same links", async () => {
    const [path, links] = missing;
    const answer = await hosts.site(path);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
    const text = await answer.text();
    for (const link of links) expect(text).toContain(link);
    for (const other of others) expect((await hosts.site(other)).status, other).toBe(404);
  });

  test("a document without its page is a 404 that names the record, at every address", async () => {
    for (const path of unbuilt) {
      const answer = await hosts.site(path);
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).toContain(API + record);
    }
  });
}

/** Expects a problem document that any page may read, that caches keep as `cache` says, and that has no tag. */
export function expectProblem(answer: Response, status: number, cache: string): void {
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect(answer.headers.get("cache-control")).toBe(cache);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(answer.headers.get("etag")).toBeNull();
}
