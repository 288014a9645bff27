/** One station: its folders, what it may import of the others, and whether it must run without Node. */
export type Station = {
  readonly name: string;
  /** Folders from the project's root; the site has three. */
  readonly folders: readonly string[];
  /** Names of stations, or `*` for all. A station may always import itself. */
  readonly mayImport: readonly string[];
  /** Imports no module of Node. */
  readonly pure: boolean;
  /** The station's readme. Astro makes a page of every Markdown file in src/pages that has no `_`. */
  readonly readmes: readonly string[];
};

/** Everything below `corpus` and `render`. */
const GROUND = ["text", "model", "identifiers", "contract"];

const TABLE: readonly [name: string, mayImport: readonly string[], kind?: "pure"][] = [
  ["identifiers", [], "pure"],
  ["contract", ["identifiers"], "pure"],
  ["model", ["identifiers", "contract"], "pure"],
  ["text", ["model", "identifiers"], "pure"],
  ["verify", ["text", "model", "identifiers"], "pure"],
  ["lookup", ["identifiers"], "pure"],
  ["browser", ["lookup"], "pure"],
  ["import", ["text", "model", "identifiers"]],
  ["store", ["text", "model", "identifiers"]],
  ["summarize", ["store", "verify", "text", "model", "identifiers"]],
  ["corpus", ["text", "model", "identifiers", "contract"]],
  ["search", ["corpus", "text", "model", "identifiers", "contract"]],
  ["render", GROUND, "pure"],
  ["publish", ["corpus", "search", "render", "lookup", ...GROUND]],
];

/** The table of the design: who may import whom. */
export const STATIONS: readonly Station[] = [
  ...TABLE.map(([name, mayImport, kind]) => ({
    name,
    folders: [`src/${name}`],
    mayImport,
    pure: kind === "pure",
    readmes: [`src/${name}/README.md`],
  })),
  {
    name: "site",
    folders: ["src/pages", "src/layouts", "src/components"],
    mayImport: ["corpus", "search", "render", "verify", "lookup", "browser", ...GROUND],
    pure: false,
    readmes: ["src/pages/_README.md", "src/layouts/README.md", "src/components/README.md"],
  },
  {
    name: "functions",
    folders: ["functions"],
    mayImport: ["corpus", "search", "render", "verify", ...GROUND],
    pure: false,
    readmes: ["functions/README.md"],
  },
  { name: "scripts", folders: ["scripts"], mayImport: ["*"], pure: false, readmes: ["scripts/README.md"] },
];

/** Files outside all stations that any station may import. */
export const COMMON_FILES: readonly string[] = ["package.json"];

/** Source files outside all stations that need none: what Astro reads from fixed places, and styles. */
export const FREE_SOURCES: readonly RegExp[] = [/^src\/[\w.-]+\.ts$/, /^src\/styles\//, /^src\/assets\//];

/** The station that a path from the project's root lies in. */
export function stationOf(path: string): Station | undefined {
  return STATIONS.find(({ folders }) => folders.some((folder) => path.startsWith(`${folder}/`)));
}
