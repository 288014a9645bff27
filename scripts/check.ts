import { runCommand } from "./command-line.ts";
import { runChild } from "./run-child.mjs";

/** Each tool's program, relative to node_modules, and its arguments. */
const TOOLS = [
  ["@biomejs/biome/bin/biome", "ci", `--colors=${process.stdout.isTTY ? "force" : "off"}`],
  ["typescript/bin/tsc", "--noEmit"],
  ["knip/bin/knip.js"],
] as const;

await runCommand(
  { name: "check", summary: "Checks format, lint rules, types and unused code; changes nothing." },
  async () => {
    const failed: string[] = [];
    for (const [program, ...args] of TOOLS) {
      const name = program.split("/").at(-1) ?? program;
      const code = await runChild(process.execPath, [`node_modules/${program}`, ...args]);
      if (code > 128) return code;
      if (code !== 0) failed.push(name);
    }
    process.stdout.write(failed.length === 0 ? "All checks passed.\n" : `Failed: ${failed.join(", ")}\n`);
    return failed.length === 0 ? 0 : 1;
  },
);
