import type { Answer } from "./answer.ts";
import type { Reading } from "./reading.ts";
import { fillPath, type PathParams } from "./route-paths.ts";

/** A redirect to the same route with other parameters. The query is kept; `add` replaces what it says of the same names. */
export function redirectTo(
  { route, search }: Pick<Reading, "route" | "search">,
  status: 307 | 308,
  params: PathParams,
  add: Readonly<Record<string, string>> = {},
): Answer {
  return { kind: "redirect", status, location: withQuery(fillPath(route.path, params), search, add) };
}

/** A path with a query as it was sent, and further parameters in place of those of the same name. */
export function withQuery(path: string, search: string, add: Readonly<Record<string, string>>): string {
  const kept = search.split("&").filter((pair) => pair !== "" && !Object.hasOwn(add, pair.split("=", 1)[0] ?? ""));
  const added = Object.entries(add).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`,
  );
  const query = [...added, ...kept].join("&");
  return query === "" ? path : `${path}?${query}`;
}
