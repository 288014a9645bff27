import type { PublicRoots } from "../../src/contract/addresses.ts";
import type { Route } from "../../src/contract/routes.ts";
import { contentSecurityPolicy, NOTHING_POLICY } from "./content-security-policy.ts";

/** A year; every name below the host is left alone. */
const STRICT_TRANSPORT = "max-age=31536000";

/** On every answer of both hosts. Everything here is public, so pages of any origin may load it. */
const ALWAYS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "cross-origin",
} as const;
/** On pages: they need no device, and no other page may hold on to their window. */
const ON_PAGES = {
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), usb=()",
} as const;

/** The security headers of one host of one release, ready to be put on answers. */
export type SecurityHeaders = {
  /** For pages. */
  readonly html: Readonly<Record<string, string>>;
  /** For everything else. */
  readonly other: Readonly<Record<string, string>>;
};

/** Made once for the addresses of a release. */
const MADE = { api: new WeakMap<PublicRoots, SecurityHeaders>(), site: new WeakMap<PublicRoots, SecurityHeaders>() };

/** The security headers of a host. `Strict-Transport-Security` only where its public address is https. */
export function securityHeaders(host: Route["host"], roots: PublicRoots): SecurityHeaders {
  const made = MADE[host].get(roots) ?? makeHeaders(host, roots);
  MADE[host].set(roots, made);
  return made;
}

function makeHeaders(host: Route["host"], roots: PublicRoots): SecurityHeaders {
  const secure = new URL(host === "api" ? roots.api : roots.site).protocol === "https:";
  const always = { ...ALWAYS, ...(secure && { "strict-transport-security": STRICT_TRANSPORT }) };
  return {
    html: { ...always, ...ON_PAGES, "content-security-policy": contentSecurityPolicy(roots) },
    other: { ...always, "content-security-policy": NOTHING_POLICY },
  };
}
