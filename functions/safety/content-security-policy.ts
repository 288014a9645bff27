import type { PublicRoots } from "../../src/contract/addresses.ts";

/** What opens as a document without being a page (JSON, Markdown, an image) loads nothing and stands in no frame. */
export const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * The policy of pages: files of the site alone, nothing inline, no plugin, no frame. Scripts may ask the site and the API.
 * `img-src` allows `data:` because browsers draw their own controls with it.
 */
export function contentSecurityPolicy({ api, site }: PublicRoots): string {
  const asked = ["'self'", ...[originOf(api)].filter((origin) => origin !== originOf(site))];
  return Object.entries({
    "default-src": "'none'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "script-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "connect-src": asked.join(" "),
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");
}

function originOf(address: string): string {
  return new URL(address).origin;
}
