import { parseSync } from "oxc-parser";

/** Every module that a source names: import, export … from and `import()`, types included. */
export type FoundImports = {
  readonly specifiers: readonly string[];
  /** Number of `import()` calls whose module is computed. */
  readonly computed: number;
};

/**
 * Finds the imports of a TypeScript, JavaScript or Astro source.
 *
 * @param path decides the language by its extension
 * @throws when the source does not parse
 */
export function findImports(path: string, source: string): FoundImports {
  const parts = path.endsWith(".astro") ? astroScripts(source) : [source];
  const found = parts.map((part) => findInScript(path.replace(/\.astro$/, ".astro.ts"), part));
  return {
    specifiers: [...new Set(found.flatMap(({ specifiers }) => specifiers))],
    computed: found.reduce((sum, { computed }) => sum + computed, 0),
  };
}

function findInScript(path: string, source: string): FoundImports {
  const { module, errors } = parseSync(path, source, { sourceType: "module" });
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  const specifiers: string[] = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest } of entries) if (moduleRequest) specifiers.push(moduleRequest.value);
  }
  let computed = 0;
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(["'`])(?<name>[^"'`$]*)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end).trim());
    if (literal?.groups?.["name"] === undefined) computed += 1;
    else specifiers.push(literal.groups["name"]);
  }
  return { specifiers, computed };
}

/** The frontmatter and the contents of the `<script>` elements of an Astro component. */
function astroScripts(source: string): string[] {
  const frontmatter = /^\s*---\r?\n(?<code>[\s\S]*?)\r?\n---/.exec(source);
  const markup = source.slice(frontmatter?.[0].length ?? 0);
  const scripts = [...markup.matchAll(/<script\b[^>]*>(?<code>[\s\S]*?)<\/script>/g)];
  return [frontmatter, ...scripts].map((match) => match?.groups?.["code"] ?? "");
}
