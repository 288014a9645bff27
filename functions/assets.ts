import { cacheControl } from "../src/contract/cache.ts";
import type { Answer } from "./answer.ts";
import type { Artifact } from "./artifact-files.ts";
import type { Release } from "./release-holder.ts";

/** Files that have the hash of their content in their name: those of the site's app, and the shards of the lookup. */
const HASHED = /^\/_astro\/|^\/lookup\/[a-z]+\/[a-z]+-\d{3,6}-[0-9a-f]{8}\.json$/;
const FOREVER = "public, max-age=31536000, immutable";
/** A plain path: no empty, dotted-only or odd segment. */
const ASSET_PATH = /^(?:\/\.?[0-9A-Za-z_][0-9A-Za-z._@-]*){1,8}$/;

/** A file of the built site (styles, scripts, fonts, icons) at its path on the site host; null when there is none. */
export function assetAnswer(release: Release, path: string): Answer | Promise<Answer> | null {
  if (!ASSET_PATH.test(path) || path.includes("..")) return null;
  const found = release.files.find(`site${path}`);
  if (found === null) return null;
  const answer = ({ body, type, etag }: Artifact): Answer => ({
    kind: "content",
    body,
    type,
    etag,
    conditional: true,
    cacheControl: HASHED.test(path) ? FOREVER : cacheControl("list", null),
    link: null,
  });
  return found instanceof Promise ? found.then(answer) : answer(found);
}
