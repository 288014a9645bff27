import { describe, expect, test } from "vitest";
import { CROSS_ORIGIN_HEADERS, preflightHeaders } from "../../../functions/safety/cross-origin.ts";
import { securityHeaders } from "../../../functions/safety/security-headers.ts";

const SECURE = { api: "https://api.example.org/api", site: "https://example.org", mcp: "https://api.example.org/mcp" };
const LOCAL = { api: "http://localhost:8787/api", site: "http://localhost:8788", mcp: "http://localhost:8787/mcp" };

function directives(policy: string | undefined): Map<string, string> {
  return new Map(
    (policy ?? "").split("; ").map((part) => [part.slice(0, part.indexOf(" ")), part.slice(part.indexOf(" ") + 1)]),
  );
}

describe("security headers", () => {
  test("pages may load files of the site and ask the API, and nothing else", () => {
    const policy = directives(securityHeaders("site", SECURE).html["content-security-policy"]);
    expect(policy.get("default-src")).toBe("'none'");
    expect(policy.get("script-src")).toBe("'self'");
    expect(policy.get("style-src")).toBe("'self'");
    expect(policy.get("connect-src")).toBe("'self' https://api.example.org");
    expect(policy.get("frame-ancestors")).toBe("'none'");
    expect(policy.get("base-uri")).toBe("'none'");
    expect([...policy.values()].join(" ")).not.toMatch(/unsafe|\*|https:(?!\/\/api\.example\.org)/);
  });

  test("where both hosts are one origin it is named once", () => {
    const one = { ...SECURE, api: "https://example.org/api" };
    expect(directives(securityHeaders("site", one).html["content-security-policy"]).get("connect-src")).toBe("'self'");
  });

  test("what is no page loads nothing and stands in no frame", () => {
    const { other } = securityHeaders("api", SECURE);
    expect(other["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(other["permissions-policy"]).toBeUndefined();
  });

  test.each(["api", "site"] as const)("the %s host is kept to https only where its public address is https", (host) => {
    for (const kind of ["html", "other"] as const) {
      expect(securityHeaders(host, SECURE)[kind]["strict-transport-security"]).toBe("max-age=31536000");
      expect(securityHeaders(host, LOCAL)[kind]["strict-transport-security"]).toBeUndefined();
      expect(securityHeaders(host, LOCAL)[kind]).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-resource-policy": "cross-origin",
      });
    }
  });

  test("no value holds a line end, whatever the addresses are", () => {
    for (const kind of ["html", "other"] as const)
      for (const value of Object.values(securityHeaders("site", SECURE)[kind])) expect(value).toMatch(/^[\x20-\x7e]+$/);
  });
});

describe("other origins", () => {
  test("may read what limits and tags say", () => {
    const exposed = CROSS_ORIGIN_HEADERS["access-control-expose-headers"].split(", ");
    for (const name of ["ETag", "Link", "Retry-After", "RateLimit", "RateLimit-Policy", "Content-Length"])
      expect(exposed).toContain(name);
  });

  test("may post JSON where the path takes it, and only read elsewhere", () => {
    const headers = preflightHeaders(["POST", "OPTIONS"]);
    expect(headers["access-control-allow-methods"]).toBe("POST, OPTIONS");
    expect(headers["access-control-allow-headers"]).toMatch(/Content-Type/);
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(preflightHeaders([])["access-control-allow-methods"]).toBe("GET, HEAD, OPTIONS");
  });
});
