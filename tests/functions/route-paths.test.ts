import { describe, expect, test } from "vitest";
import { fillPath, honoPath, inMatchingOrder, pathParams } from "../../functions/route-paths.ts";
import { ROUTES } from "../../src/contract/routes.ts";

describe("paths of the route table", () => {
  test.each([
    ["/code/:ref", "/code/:ref"],
    ["/code/:ref.md", "/code/:ref{[^/]+\\.md}"],
    ["/code/title-:title/chapter-:chapter.md", "/code/:title{title-[^/]+}/:chapter{chapter-[^/]+\\.md}"],
    ["/health", "/health"],
  ])("%s is %s for Hono", (path, hono) => {
    expect(honoPath(path)).toBe(hono);
  });

  test("the fixed parts of a segment are taken off a parameter", () => {
    const segments: Record<string, string> = { title: "title-16", chapter: "chapter-5A.md" };
    expect(pathParams("/code/title-:title/chapter-:chapter.md", (name) => segments[name])).toEqual({
      title: "16",
      chapter: "5A",
    });
  });

  test("a filled path is percent-encoded", () => {
    expect(fillPath("/api/code/sections/:ref/text", { ref: "§ 1/2?" })).toBe(
      "/api/code/sections/%C2%A7%201%2F2%3F/text",
    );
  });

  test("a path with more fixed characters is asked first", () => {
    const order = inMatchingOrder(ROUTES, "site").map(({ path }) => path);
    const rank = (path: string) => order.indexOf(path);
    expect(rank("/code/title-:title.md")).toBeLessThan(rank("/code/title-:title"));
    expect(rank("/code/title-:title")).toBeLessThan(rank("/code/:ref.md"));
    expect(rank("/code/:ref.md")).toBeLessThan(rank("/code/:ref"));
    expect(rank("/constitution/:scheme.md")).toBeLessThan(rank("/constitution/:scheme"));
    const onApi = inMatchingOrder(ROUTES, "api").map(({ id }) => id);
    expect(onApi.indexOf("code.constitution.index")).toBeLessThan(onApi.indexOf("code.provision.markdown"));
  });
});
