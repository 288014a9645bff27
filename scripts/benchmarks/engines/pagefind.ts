import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { close, createIndex } from "pagefind";
import type { PlainSection } from "../temporary-search.ts";
import type { Engine } from "./engine.ts";

/** What is used of the module that Pagefind writes beside its index. */
type Pagefind = {
  options(options: { basePath: string }): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<{ url: string; excerpt: string }> }[] }>;
};

/** Pagefind over text, with the catchline as a title, as it comes. */
export async function write(path: string, sections: readonly PlainSection[]): Promise<void> {
  const { index } = await createIndex({});
  if (index === undefined) throw new Error("Pagefind makes no index");
  for (const { citation, heading, text } of sections)
    await index.addCustomRecord({ url: `/${citation}`, content: text, language: "en", meta: { title: heading } });
  await index.writeFiles({ outputPath: path });
  await close();
}

/** Runs what a browser would: its files are fetched from the folder, and an excerpt is made of every hit shown. */
export async function open(path: string): Promise<Engine> {
  readInsteadOfFetching();
  const pagefind = (await import(pathToFileURL(join(path, "pagefind.js")).href)) as Pagefind;
  await pagefind.options({ basePath: `${path}/` });
  await pagefind.init();
  return async (query, limit) => {
    const { results } = await pagefind.search(query);
    const shown = await Promise.all(results.slice(0, limit).map((result) => result.data()));
    return shown.map(({ url }) => url.slice(1));
  };
}

/** Stands in for the parts of a browser that Pagefind looks for. */
function readInsteadOfFetching(): void {
  const location = { origin: "file://", href: "file:///" };
  Object.assign(globalThis, {
    location,
    window: { location },
    document: { currentScript: null, querySelector: () => ({ getAttribute: () => "en" }) },
    fetch: async (address: string) =>
      new Response(await readFile(decodeURIComponent(new URL(address, "file:///").pathname))),
  });
}
