import { describe, expect, test } from "vitest";
import { readSettings } from "../../../src/contract/settings.ts";

describe("settings of limits and state", () => {
  test("are on, local and without an admin port unless they say otherwise", () => {
    expect(readSettings({})).toMatchObject({
      settings: { RATE_LIMIT: "on", TRUSTED_PROXIES: [], REDIS_URL: null, STATE_DIR: null, ADMIN_PORT: null },
    });
  });

  test("take proxies as addresses and networks, with commas or blanks between them", () => {
    const read = readSettings({ TRUSTED_PROXIES: "10.0.0.0/8, 192.0.2.7 2001:db8::/32,::1", ADMIN_PORT: "0" });
    expect(read).toMatchObject({
      settings: { TRUSTED_PROXIES: ["10.0.0.0/8", "192.0.2.7", "2001:db8::/32", "::1"], ADMIN_PORT: 0 },
    });
  });

  test("name every proxy that is none, and never a Redis's password", () => {
    const read = readSettings({
      TRUSTED_PROXIES: "10.0.0.0/33, proxy.example, 192.0.2.1",
      REDIS_URL: "http://:secret@redis.example",
      RATE_LIMIT: "maybe",
      ADMIN_PORT: "70000",
    });
    expect(read.kind).toBe("problems");
    const said = read.kind === "problems" ? read.problems.join("\n") : "";
    for (const word of [
      "10.0.0.0/33 is not",
      "proxy.example is not",
      "REDIS_URL=(not shown)",
      "RATE_LIMIT=maybe",
      "ADMIN_PORT=70000",
    ])
      expect(said).toContain(word);
    expect(said).not.toContain("secret");
    expect(said).not.toContain("192.0.2.1 is not");
  });
});
