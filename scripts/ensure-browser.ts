import { existsSync } from "node:fs";
import { CommandError } from "./command-line.ts";
import { findBrowser } from "./find-browser.ts";
import { runChild } from "./run-child.mjs";

const ADVICE =
  'no Chromium for the browser tests: install it (Debian: "apt-get install chromium", elsewhere ' +
  '"npx playwright install chromium") or set CHROME_PATH to one';

/** Makes sure that there is a browser; installs Debian's when this is Debian and the user is root. */
export async function ensureBrowser(): Promise<void> {
  if (findBrowser()) return;
  const mayInstall = existsSync("/etc/debian_version") && process.getuid?.() === 0;
  if (!mayInstall) throw new CommandError(ADVICE);
  process.stderr.write("Installing Chromium for the browser tests (apt-get) …\n");
  // Package lists may be missing or old; when they cannot be had, the install says what that means.
  await aptGet("update");
  if ((await aptGet("install", "-y", "chromium")) !== 0 || !findBrowser()) {
    throw new CommandError(`apt-get could not install Chromium. ${ADVICE}`);
  }
}

async function aptGet(...args: string[]): Promise<number> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    // Its log is noise on success; errors go to stderr.
    return await runChild("apt-get", ["-qq", ...args], { env, stdio: ["ignore", "ignore", "inherit"] });
  } catch {
    return 127;
  }
}
