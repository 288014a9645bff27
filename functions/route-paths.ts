import type { Route } from "../src/contract/routes.ts";

/** Values of a route's path parameters, decoded. */
export type PathParams = Readonly<Record<string, string>>;

const SEGMENT = /^(?<before>[^:]*):(?<name>\w+)(?<after>.*)$/;

/**
 * A table path as Hono takes it. Hono's parameters are whole segments, so `title-:title.md` becomes a parameter with a
 * pattern, and `pathParams` takes the fixed parts off again.
 */
export function honoPath(path: string): string {
  return path
    .split("/")
    .map((segment) => {
      const parts = SEGMENT.exec(segment)?.groups;
      if (parts === undefined || (parts["before"] === "" && parts["after"] === "")) return segment;
      return `:${parts["name"]}{${escapePattern(parts["before"])}[^/]+${escapePattern(parts["after"])}}`;
    })
    .join("/");
}

/** Reads a route's parameters: `value` gives Hono's decoded whole segment for a name. */
export function pathParams(path: string, value: (name: string) => string | undefined): PathParams {
  const params: Record<string, string> = {};
  for (const segment of path.split("/")) {
    const parts = SEGMENT.exec(segment)?.groups;
    if (parts?.["name"] === undefined) continue;
    const whole = value(parts["name"]) ?? "";
    params[parts["name"]] = whole.slice(parts["before"]?.length, whole.length - (parts["after"]?.length ?? 0));
  }
  return params;
}

/** The path of a route with its parameters filled in, percent-encoded. */
export function fillPath(path: string, params: PathParams): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}

/** The routes of a host, those with more fixed characters first: `/code/title-:title` is asked before `/code/:ref`. */
export function inMatchingOrder(routes: readonly Route[], host: Route["host"]): Route[] {
  const fixed = ({ path }: Route) => path.replace(/:\w+/g, "").length;
  return routes.filter((route) => route.host === host).sort((a, b) => fixed(b) - fixed(a));
}

function escapePattern(text: string | undefined): string {
  return (text ?? "").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
