import { cacheControl } from "../../contract/cache.ts";
import { PROBLEMS } from "../../contract/problems.ts";
import { bundleFileType } from "../../model/bundle.ts";
import { ROUTE_EVENTS, ROUTE_SHAPES } from "../../model/route-shapes.ts";
import type { Components } from "./component-schemas.ts";
import { type DescribedRoute, redirectsOf, successStatus } from "./described-route.ts";
import { type HEADERS, headersOf } from "./headers.ts";
import type { MediaTypeObject, Reference, ResponseObject } from "./openapi-types.ts";
import { problemsOf, RESPONSE_NAMES } from "./problem-guide.ts";
import { exampleObjects, type RecordedExample, type RecordedExamples } from "./recorded-examples.ts";

/** Every answer of a route, by status. */
export function responsesOf(
  route: DescribedRoute,
  components: Components,
  examples: RecordedExamples,
): Record<string, ResponseObject | Reference> {
  const answers: [number, ResponseObject | Reference][] = [
    [successStatus(route), successResponse(route, components, examples[route.id] ?? [])],
    ...redirectsOf(route).map((status): [number, Reference] => [status, response(REDIRECTS[status])]),
    ...(route.etag === "conditional" ? [[304, response("NotModified")] as [number, Reference]] : []),
    ...problemsOf(route).map((kind): [number, Reference] => [PROBLEMS[kind].status, response(RESPONSE_NAMES[kind])]),
  ];
  return Object.fromEntries(answers.sort(([a], [b]) => a - b));
}

/** Server-Sent Events: what is described is each event, since the stream as a whole is no JSON. */
const EVENTS_TYPE = "text/event-stream";

const REDIRECTS = { 307: "MovedForNow", 308: "Moved" } as const;

/** Answers without a body that many routes share. */
export const BODILESS_RESPONSES: Readonly<Record<string, ResponseObject>> = {
  Moved: {
    description: "The canonical address of the same document: permanent. It may be kept for a day.",
    headers: headersOf(["Location", "CacheControl"]),
  },
  MovedForNow: {
    description: "Where the reference leads now; it may lead elsewhere when the collection changes.",
    headers: headersOf(["Location", "CacheControl"]),
  },
  NotModified: {
    description: "`If-None-Match` is the current tag: what the caller has is what there is.",
    headers: headersOf(["ETag", "CacheControl"]),
  },
};

function response(name: string): Reference {
  return { $ref: `#/components/responses/${name}` };
}

function successResponse(
  route: DescribedRoute,
  components: Components,
  examples: readonly RecordedExample[],
): ResponseObject | Reference {
  const status = successStatus(route);
  if (status === 308) return response("Moved");
  if (status === 204) return { description: "Done; there is nothing to say." };
  const names: (keyof typeof HEADERS)[] = [
    ...(route.etag === "none" ? [] : (["ETag"] as const)),
    "CacheControl",
    ...(route.cache === "document" ? (["Link"] as const) : []),
    ...(route.path.startsWith("/api/") ? (["RateLimitPolicy"] as const) : []),
  ];
  const form = route.type === EVENTS_TYPE ? " The `data` of every event is one JSON object of this shape." : "";
  return {
    description: `${route.summary}.${form} \`Cache-Control: ${cacheControl(route.cache, null)}\` at most.`,
    headers: headersOf(names),
    content: contentOf(route, components, examples),
  };
}

function contentOf(
  route: DescribedRoute,
  components: Components,
  examples: readonly RecordedExample[],
): Record<string, MediaTypeObject> {
  const shapes = route.type === EVENTS_TYPE ? ROUTE_EVENTS : ROUTE_SHAPES;
  const shape = (shapes as Readonly<Record<string, Parameters<Components["refTo"]>[0]>>)[route.id];
  if (route.type === "application/octet-stream") return bundleContent(examples);
  const schema = shape === undefined ? { type: "string" } : components.refTo(shape);
  return { [route.type]: { schema, ...exampleObjects(examples) } };
}

/** A file of the bundle is sent with its own type. */
function bundleContent(examples: readonly RecordedExample[]): Record<string, MediaTypeObject> {
  const types = ["a.jsonl.gz", "manifest.json", "SHA256SUMS"].map((name) => bundleFileType(name).replace(/;.*/, ""));
  return Object.fromEntries(types.map((type) => [type, exampleObjects(examples.filter((each) => each.type === type))]));
}
