import { spawn } from "node:child_process";
import { constants } from "node:os";

const FORWARDED = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Runs a program with this process's standard streams and passes stop signals on to it.
 *
 * A terminal signals the whole group, so after Ctrl-C the child may get the same signal more than once: long-running
 * children note the first in a flag and ignore the others.
 *
 * @param {string} file program to start, found on PATH when it has no slash
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<number>} its exit code, or 128 plus the number of the signal that ended it
 * @throws when the program cannot be started
 */
export function runChild(file, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: "inherit", ...options });
    const handlers = FORWARDED.map((signal) => ({ signal, handler: () => void child.kill(signal) }));
    const release = () => {
      for (const { signal, handler } of handlers) process.off(signal, handler);
    };
    for (const { signal, handler } of handlers) process.on(signal, handler);
    child.once("error", (error) => {
      release();
      reject(error);
    });
    child.once("close", (code, signal) => {
      release();
      resolve(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
    });
  });
}
