import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ROUTES } from "../../src/contract/routes.ts";
import { settingsSchema } from "../../src/contract/settings.ts";

const readme = readFileSync("README.md", "utf8");

describe("the README", () => {
  it.each(ROUTES.map(({ path }) => path))("names the route %s", (path) => {
    expect(readme).toContain(`\`${path}\``);
  });

  it.each(Object.keys(settingsSchema.shape))("names the setting %s", (name) => {
    expect(readme).toContain(`\`${name}\``);
  });

  it("names every command of package.json", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
    for (const name of Object.keys(scripts)) expect(readme).toMatch(new RegExp(`npm (?:run )?${name}\\b`));
  });
});
