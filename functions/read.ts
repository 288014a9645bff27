import { artifactPath, isArtifactName, type NormalQuery } from "../src/contract/artifact-path.ts";
import { cacheControl } from "../src/contract/cache.ts";
import type { RouteId } from "../src/contract/routes.ts";
import type { Answer } from "./answer.ts";
import type { Artifact } from "./artifact-files.ts";
import type { Computed } from "./computed.ts";
import { type ComputedBody, computeOnce, keepBody, keptBody } from "./computed-bodies.ts";
import { secondsToChange } from "./freshness.ts";
import type { Reading } from "./reading.ts";
import { routeById } from "./route-by-id.ts";
import { ROUTE_FUNCTIONS } from "./route-functions.ts";
import { twinLinks } from "./twin-links.ts";

/** Answers a read: the exact artifact, else a redirect or an error that helps, else a function over the store. */
export function read(reading: Reading): Answer | Promise<Answer> {
  const artifact = artifactAnswer(reading, reading.query);
  if (artifact !== null) return artifact;
  const kept = keptBody(reading);
  if (kept !== undefined) return computedContent(reading, kept);
  const { locate, compute } = ROUTE_FUNCTIONS[reading.route.id as RouteId];
  const elsewhere = locate(reading);
  if (elsewhere !== null) return elsewhere;
  const computed = computeOnce(reading, compute);
  return computed instanceof Promise ? computed.then((made) => answerOf(reading, made)) : answerOf(reading, computed);
}

/** The answer that a function made, or that it says is elsewhere. */
function answerOf(reading: Reading, computed: Computed): Answer | Promise<Answer> {
  switch (computed.kind) {
    case "answer":
      return computed.answer;
    case "same-as":
      return artifactAnswer(reading, computed.query) ?? missingArtifact(reading);
    case "instead":
      return read({ ...reading, route: routeById(computed.route), params: computed.params });
    case "body":
      return computedContent(reading, keepBody(reading, computed.body));
    default:
      return computed satisfies never;
  }
}

function computedContent(reading: Reading, made: ComputedBody): Answer {
  return content(reading, { ...made, type: `${reading.route.type}; charset=utf-8` });
}

/** The artifact of a variant, null when the release has none or the names could not be one's. */
function artifactAnswer(reading: Reading, query: NormalQuery): Answer | Promise<Answer> | null {
  const { route, params, release } = reading;
  if (route.artifact === null) return null;
  if (!Object.values(params).every(isArtifactName) || !Object.values(query).every(isArtifactName)) return null;
  const found = release.files.find(artifactPath(route.artifact, params, query));
  if (found === null) return null;
  return found instanceof Promise ? found.then((artifact) => content(reading, artifact)) : content(reading, found);
}

function content(
  { release, route, params, now }: Reading,
  { body, type, etag }: Pick<Artifact, "type" | "etag" | "body">,
): Answer {
  return {
    kind: "content",
    body,
    type,
    etag: route.etag === "none" ? null : etag,
    conditional: route.etag === "conditional",
    cacheControl: cacheControl(route.cache, secondsToChange(release.changeAt, now)),
    link: twinLinks(release.corpus, route, params),
  };
}

/** A document that exists without the artifact its route promises: the build left it out, which is a bug. */
function missingArtifact({ release, route }: Reading): never {
  throw new Error(`release ${release.id} has no artifact for a document of ${route.id}`);
}
