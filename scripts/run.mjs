// Starts one of the project's commands: installs what is missing, then runs scripts/NAME.ts on the project's own Node.
// Runs on any Node from 20 and needs no package, so that it works in a bare clone.
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled, InstallError, projectNode } from "./install.mjs";
import { runChild } from "./run-child.mjs";
import { SERVER_FLAGS } from "./server-flags.mjs";

/**
 * Command names, whether the command needs the development packages, and what its Node is told.
 *
 * @type {ReadonlyMap<string, { dev: boolean, flags?: readonly string[] }>}
 */
const COMMANDS = new Map([
  ["start", { dev: false }],
  ["test", { dev: true }],
  ["import", { dev: false }],
  ["build", { dev: false }],
  ["serve", { dev: false, flags: SERVER_FLAGS }],
  ["summarize", { dev: false }],
  ["bench", { dev: true }],
  ["check", { dev: true }],
]);

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @param {readonly string[]} argv @returns {Promise<number>} exit code */
async function main([name = "", ...args]) {
  const command = COMMANDS.get(name);
  if (command === undefined) {
    process.stderr.write(`unknown command "${name}": use one of ${[...COMMANDS.keys()].join(", ")}\n`);
    return 2;
  }
  try {
    await ensureInstalled(root, command);
    const node = projectNode(root);
    if (node === undefined) throw new InstallError(`no Node in ${path.join(root, "node_modules")}: run "npm ci"`);
    // Like npm, always in the project's folder, so that relative paths mean the same however this is started.
    const { flags = [] } = command;
    return await runChild(node, [...flags, path.join(root, "scripts", `${name}.ts`), ...args], {
      cwd: root,
      // Compiled code is kept between runs: a server answers its first request in half the time.
      env: { NODE_COMPILE_CACHE: path.join(root, ".cache/compiled"), ...process.env },
    });
  } catch (error) {
    process.stderr.write(`${name}: ${error instanceof Error ? error.message : error}\n`);
    return error instanceof InstallError ? error.exitCode : 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
