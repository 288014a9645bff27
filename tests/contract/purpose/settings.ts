import { expect, test } from "vitest";
import { readSettings } from "../../../src/contract/settings.ts";

/** Tests of the settings: the public addresses among them. */
export function settings(): void {
  test("have defaults, and take addresses without their closing slash", () => {
    const read = readSettings({ BASE_URL: "https://api.example.org/api/", SITE_URL: "" });
    expect(read).toMatchObject({
      kind: "settings",
      settings: { BASE_URL: "https://api.example.org/api", SITE_URL: "http://localhost:8788", LOG_LEVEL: "info" },
    });
  });

  test("name every one that cannot be read, with its value and what was expected", () => {
    expect(readSettings({ BASE_URL: "ftp://x", API_PORT: "70000", OTHER: "1" })).toEqual({
      kind: "problems",
      problems: [
        "BASE_URL=ftp://x: expected an http or https address, such as https://example.org",
        expect.stringMatching(/^API_PORT=70000: /),
      ],
    });
  });
}
