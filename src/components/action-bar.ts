import type { PublicRoots } from "../contract/addresses.ts";
import { ROUTES } from "../contract/routes.ts";
import type { Collection } from "../model/common.ts";
import { routeUrl } from "../render/route-url.ts";
import type { Twin } from "./twins.ts";

/** What a document is called on its page. */
export type DocumentNoun = "section" | "provision" | "bill" | "opinion";

/** A form of the document to open. `use`: the coarse class under which that is counted. */
export type ActionLink = Twin & { use: string };

/** Something to copy: the `words`, or what stands at the path `from`. */
export type CopyAction = { label: string; use: string; words?: string; from?: string };

/** What the bar of a document's page offers, and the address that counts it. */
export type ActionBarView = { beacon: string; links: ActionLink[]; copies: CopyAction[] };

/** What the bar is made of. `path`: the page's own, with its query; `twins`: Markdown first. */
export type ActionBarParts = { noun: DocumentNoun; citeAs: string; path: string; twins: readonly Twin[] };

const COLLECTION_OF: Readonly<Record<DocumentNoun, Collection>> = {
  section: "code",
  provision: "code",
  bill: "bills",
  opinion: "opinions",
};

/** The class of opening a form, by media type. */
const USES: ReadonlyMap<string, string> = new Map([
  ["text/markdown", "open_markdown"],
  ["text/plain", "open_text"],
  ["application/json", "open_json"],
]);

/** What the bar of a document's page offers. Copies need a script; links do not. */
export function actionBarView({ noun, citeAs, path, twins }: ActionBarParts, roots: PublicRoots): ActionBarView {
  const markdown = twins.find(({ type }) => type === "text/markdown");
  return {
    beacon: beaconUrl(COLLECTION_OF[noun], roots),
    links: twins.map((twin) => ({ ...twin, use: USES.get(twin.type) ?? "other" })),
    copies: [
      { label: "Copy citation", use: "copy_citation", words: citeAs },
      { label: "Copy link", use: "copy_link", words: `${roots.site}${path}` },
      ...(markdown === undefined
        ? []
        : // A path, so that a copy of the site on another host reads its own.
          [{ label: "Copy for an AI", use: "send_to_ai", from: markdown.href.replace(roots.site, "") }]),
    ],
  };
}

function beaconUrl(collection: Collection, roots: PublicRoots): string {
  const route = ROUTES.find(({ id }) => id === `${collection}.beacon`);
  if (route === undefined) throw new Error(`there is no route that counts uses of the ${collection}`);
  return routeUrl(route, roots);
}
