import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** Usual places of a Chromium, in order of preference. */
const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Path of a Chromium for the browser tests: CHROME_PATH, a usual place, or Playwright's own; undefined if none. */
export function findBrowser(env: Readonly<Record<string, string | undefined>> = process.env): string | undefined {
  return [env["CHROME_PATH"], ...PLACES, chromium.executablePath()].find((path) => path && existsSync(path));
}
