/** A query value after normalisation: only parameters that differ from their default are left. */
export type NormalQuery = Readonly<Record<string, string>>;

/**
 * Name of the artifact for one query variant of a template: `code/sections/16-5-1.md` with `notes=all` is
 * `code/sections/16-5-1+notes=all.md`. An artifact has an extension and flat siblings; parameters stand in the order of
 * their names, so that one variant has one name.
 */
export function artifactPath(
  template: string,
  params: Readonly<Record<string, string>>,
  query: NormalQuery = {},
): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
  const variant = Object.keys(query)
    .sort()
    .map((name) => `+${name}=${query[name]}`)
    .join("");
  const dot = path.lastIndexOf(".");
  // SHA256SUMS, whose name the bundle fixes, is the one artifact without an extension.
  const point = dot > path.lastIndexOf("/") ? dot : path.length;
  return `${path.slice(0, point)}${variant}${path.slice(point)}`;
}

/** Whether a decoded path parameter may stand in an artifact's path: no separators, no dots alone, nothing unprintable. */
export function isArtifactName(value: string): boolean {
  return /^[0-9A-Za-z](?:[0-9A-Za-z.@_-]{0,118}[0-9A-Za-z])?$/.test(value) && !value.includes("..");
}
