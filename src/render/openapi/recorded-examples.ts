import type { PublicRoots } from "../../contract/addresses.ts";
import type { ExampleObject } from "./openapi-types.ts";
import recorded from "./recorded-examples.json" with { type: "json" };

/** An answer of the specimen: what was asked, and the body that came (an object, or the text of Markdown and plain text). */
export type RecordedExample = { name: string; asked: string; status: number; type: string; value: unknown };

/** Answers of the specimen by the id of their route; those of errors stand under the name of the kind. */
export type RecordedExamples = Readonly<Record<string, readonly RecordedExample[]>>;

/** The addresses that the recorded answers carry. They stand nowhere in the specimen itself. */
export const RECORDED_ROOTS: PublicRoots = {
  api: "https://api.base-url.example/api",
  site: "https://site-url.example",
  mcp: "https://mcp-url.example/mcp",
};

/** The recorded answers with the addresses of a service; a test records them anew and compares. */
export function examplesAt(roots: PublicRoots, examples: RecordedExamples = recorded): RecordedExamples {
  const origin = (api: string) => api.replace(/\/api$/, "");
  const moved = JSON.stringify(examples)
    .replaceAll(origin(RECORDED_ROOTS.api), origin(roots.api))
    .replaceAll(RECORDED_ROOTS.site, roots.site)
    .replaceAll(RECORDED_ROOTS.mcp, roots.mcp);
  return JSON.parse(moved) as RecordedExamples;
}

/** Recorded answers as OpenAPI's examples; nothing where there are none. */
export function exampleObjects(examples: readonly RecordedExample[]): { examples?: Record<string, ExampleObject> } {
  if (examples.length === 0) return {};
  return {
    examples: Object.fromEntries(examples.map(({ name, asked, value }) => [name, { summary: asked, value }])),
  };
}
