import { defineConfig } from "playwright/test";
import { findBrowser } from "./scripts/find-browser.ts";

const API_PORT = 18787;
const SITE_PORT = 18788;
const DIST = ".cache/browser-dist";
const SITE = `http://127.0.0.1:${SITE_PORT}`;

const node = JSON.stringify(process.execPath);
const executablePath = findBrowser();

export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env["CI"]),
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  use: {
    baseURL: SITE,
    launchOptions: {
      args: ["--no-sandbox", "--disable-background-networking"],
      ...(executablePath && { executablePath }),
    },
  },
  webServer: {
    command: [
      `${node} scripts/build.ts --content content --out ${DIST}`,
      `exec ${node} scripts/serve.ts --dist ${DIST} --api-port ${API_PORT} --site-port ${SITE_PORT}`,
    ].join(" && "),
    url: `${SITE}/`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    stdout: "ignore",
    stderr: "pipe",
    env: {
      BASE_URL: `http://127.0.0.1:${API_PORT}/api`,
      SITE_URL: SITE,
      MCP_URL: `http://127.0.0.1:${API_PORT}/mcp`,
      STATE_DIR: ".cache/browser-state",
      RATE_LIMIT: "off",
      LOG_LEVEL: "warn",
    },
  },
});
