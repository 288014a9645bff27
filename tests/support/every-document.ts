import type { Collection } from "../../src/model/common.ts";
import type { Hosts } from "./hosts.ts";

/** A document of the specimen: its id, and the path of its record on the API host, of which the others follow. */
export type ListedDocument = { collection: Collection; id: string; path: string };

const API = "https://api.example.org";

/** Every document that the sitemaps list, in their order. */
export async function everyDocument({ api }: Pick<Hosts, "api">): Promise<ListedDocument[]> {
  const json = async (path: string) => (await api(path)).json();
  const { items: pages } = await json("/api/code/sitemap-entries");
  const code: ListedDocument[] = [];
  for (const { url } of pages as { url: string }[]) {
    const { items } = await json(url.slice(API.length));
    for (const { id, json_url } of items) code.push({ collection: "code", id, path: json_url.slice(API.length) });
  }
  const listed = async (collection: "bills" | "opinions", under: string) =>
    (await json(`/api/${collection}/sitemap-entries`)).map(
      ({ id }: { id: string }): ListedDocument => ({ collection, id, path: `/api/${collection}/${under}/${id}` }),
    );
  return [...code, ...(await listed("bills", "bills")), ...(await listed("opinions", "cases"))];
}
