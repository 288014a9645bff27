import { spawn } from "node:child_process";
import { ImportError } from "../import-error.ts";

/** Variables that would turn git to another repository, as they are set inside its hooks. */
const STRAY = new Set([
  "GIT_DIR",
  "GIT_WORK_TREE",
  "GIT_INDEX_FILE",
  "GIT_OBJECT_DIRECTORY",
  "GIT_ALTERNATE_OBJECT_DIRECTORIES",
  "GIT_COMMON_DIR",
  "GIT_NAMESPACE",
  "GIT_PREFIX",
]);

/** Before every command: no hooks, no links out of the folder, bytes as they are. */
const SETTINGS = [
  "core.hooksPath=/dev/null",
  "core.symlinks=false",
  "core.autocrlf=false",
  "advice.detachedHead=false",
];

/**
 * Runs git without a shell and without questions, and gives what it prints. Throws an `ImportError` of one line that
 * begins with `what` where it fails or is not there.
 */
export function runGit(what: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<string> {
  return new Promise((done, fail) => {
    const git = spawn("git", [...SETTINGS.flatMap((setting) => ["-c", setting]), ...args], {
      env: quietEnvironment(env),
      stdio: ["ignore", "pipe", "pipe"],
    });
    const output: Buffer[] = [];
    let complaints = "";
    git.stdout.on("data", (data: Buffer) => output.push(data));
    git.stderr.on("data", (data: Buffer) => {
      complaints = (complaints + data.toString()).slice(-4_000);
    });
    git.on("error", (error: NodeJS.ErrnoException) => {
      const reason = error.code === "ENOENT" ? "git is not installed; install it or give a folder" : error.message;
      fail(new ImportError(`${what}: ${reason}`));
    });
    git.on("close", (code) => {
      if (code === 0) done(Buffer.concat(output).toString("utf8"));
      else fail(new ImportError(`${what}: git failed (${reasonOf(complaints) || `exit code ${code}`})`));
    });
  });
}

function quietEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => !STRAY.has(name))),
    GIT_TERMINAL_PROMPT: "0",
    GIT_ALLOW_PROTOCOL: "https:http:ssh:git:file",
    GIT_SSH_COMMAND: env["GIT_SSH_COMMAND"] ?? "ssh -o BatchMode=yes",
    LC_ALL: "C",
  };
}

/** The line that says why; passwords in addresses are left out. */
function reasonOf(complaints: string): string {
  const lines = complaints.split(/[\r\n]+/).filter((line) => line.trim() !== "");
  const line = lines.find((text) => /^(?:fatal|error): /.test(text)) ?? lines.at(-1) ?? "";
  return line
    .replace(/^(?:fatal|error): /, "")
    .replace(/(?<before>:\/\/)[^/@\s]*@/g, "$<before>…@")
    .trim();
}
