import { DEFAULT_API_PORT, DEFAULT_SITE_PORT } from "../src/contract/settings.ts";
import { CommandError, runCommand } from "./command-line.ts";
import { runChild } from "./run-child.mjs";
import { SERVER_FLAGS } from "./server-flags.mjs";

const DIST = "dist";

await runCommand(
  {
    name: "start",
    summary: "Builds the specimen and serves the API and the site.",
    options: [
      {
        name: "api-port",
        type: "integer",
        min: 0,
        max: 65535,
        placeholder: "N",
        description: "port of the API (default 8787)",
      },
      {
        name: "site-port",
        type: "integer",
        min: 0,
        max: 65535,
        placeholder: "N",
        description: "port of the site (default 8788)",
      },
    ],
  },
  async ({ values }) => {
    // Records name their own addresses: those of the ports chosen, unless the settings say otherwise.
    const { "api-port": api = DEFAULT_API_PORT, "site-port": site = DEFAULT_SITE_PORT } = values;
    process.env["BASE_URL"] ||= `http://localhost:${api}/api`;
    process.env["MCP_URL"] ||= `http://localhost:${api}/mcp`;
    process.env["SITE_URL"] ||= `http://localhost:${site}`;
    const code = await runScript("build", ["--content", "content", "--out", DIST]);
    if (code > 128) return code;
    if (code !== 0) throw new CommandError("the build failed: see its messages above", code);
    const ports = (["api-port", "site-port"] as const).flatMap((name) => {
      const port = values[name];
      return port === undefined ? [] : [`--${name}`, String(port)];
    });
    return runScript("serve", ["--dist", DIST, ...ports], SERVER_FLAGS);
  },
);

function runScript(name: string, args: readonly string[], flags: readonly string[] = []): Promise<number> {
  return runChild(process.execPath, [...flags, `${import.meta.dirname}/${name}.ts`, ...args]);
}
