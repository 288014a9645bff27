import { artifactPath, type NormalQuery } from "../contract/artifact-path.ts";
import { ROUTES, type RouteId } from "../contract/routes.ts";

const TEMPLATES: ReadonlyMap<RouteId, string> = new Map(
  ROUTES.flatMap(({ id, artifact }) => (artifact === null ? [] : [[id, artifact] as const])),
);

/** Path of the artifact that answers a route with these parameters. */
export function pathOf(id: RouteId, params: Readonly<Record<string, string>>, query: NormalQuery = {}): string {
  const template = TEMPLATES.get(id);
  if (template === undefined) throw new Error(`the route ${id} has no artifact`);
  return artifactPath(template, params, query);
}
