import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const SCRIPTS = path.resolve(import.meta.dirname, "../../scripts");

/** A tiny project with the real launcher, commands of its own, and a package that brings the current Node. */
const root = mkdtempSync(path.join(tmpdir(), "launcher-"));

beforeAll(() => {
  for (const name of ["run.mjs", "install.mjs", "run-child.mjs", "server-flags.mjs"])
    cpSync(path.join(SCRIPTS, name), path.join(root, "scripts", name));
  write("scripts/bench.ts", "const code: number = Number(process.argv[2]);\nprocess.exitCode = code;\n");
  write("scripts/build.ts", "process.stdout.write([process.cwd(), ...process.argv.slice(2)].join(`|`));\n");
  write(
    "scripts/serve.ts",
    "process.on(`SIGTERM`, () => process.exit(process.argv[2] === `ignored` ? 0 : 9));\n" +
      "setInterval(() => {}, 1000);\nprocess.stdout.write(`ready`);\n",
  );
  write("scripts/check.ts", "process.stdout.write(`ready`);\nsetInterval(() => {}, 1000);\n");
  write("node-here/node", `#!/bin/sh\nexec "${process.execPath}" "$@"\n`);
  chmodSync(path.join(root, "node-here/node"), 0o755);
  writeJson("node-here/package.json", { name: "node-here", version: "1.0.0", bin: { node: "node" } });
  const own = { name: "tiny", version: "1.0.0", dependencies: { "node-here": "file:node-here" } };
  writeJson("package.json", { ...own, type: "module" });
  writeJson("package-lock.json", {
    ...own,
    lockfileVersion: 3,
    requires: true,
    packages: {
      "": own,
      "node-here": { version: "1.0.0", bin: { node: "node" } },
      "node_modules/node-here": { resolved: "node-here", link: true },
    },
  });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function writeJson(file: string, value: unknown): void {
  write(file, JSON.stringify(value));
}

type Ended = { code: number | null; out: string; err: string };

function launch(args: readonly string[], onOutput: (child: ChildProcess) => void = () => {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, "scripts/run.mjs"), ...args], { cwd: tmpdir() });
    const ended = { out: "", err: "" };
    child.stdout.on("data", (data) => {
      ended.out += data;
      onOutput(child);
    });
    child.stderr.on("data", (data) => {
      ended.err += data;
    });
    child.on("close", (code) => resolve({ code, ...ended }));
  });
}

test("an unknown command is refused with one line and exit code 2, before anything is installed", async () => {
  for (const [args, name] of [
    [["nope"], "nope"],
    [[], ""],
    [["constructor"], "constructor"],
  ] as const) {
    const { code, out, err } = await launch(args);
    expect({ code, out, err }).toEqual({
      code: 2,
      out: "",
      err: `unknown command "${name}": use one of start, test, import, build, serve, summarize, bench, check\n`,
    });
  }
});

test("of two commands started in a bare clone one installs and both run", async () => {
  const both = await Promise.all([launch(["bench", "0"]), launch(["bench", "0"])]);
  expect(both.map(({ code, err }) => ({ code, failed: err.includes("failed") }))).toEqual(
    Array.from({ length: 2 }, () => ({ code: 0, failed: false })),
  );
  expect(both.filter(({ err }) => err.includes("Installing dependencies")).length).toBe(1);
  expect(await launch(["bench", "0"])).toEqual({ code: 0, out: "", err: "" });
});

test("a command gets its arguments, runs in the project's folder, and passes its exit code on", async () => {
  expect(await launch(["build", "--out", "a b", ""])).toMatchObject({ code: 0, out: `${root}|--out|a b|` });
  expect(await launch(["bench", "42"])).toMatchObject({ code: 42 });
});

test("a stop signal reaches the command, whose exit code counts", async () => {
  expect(await launch(["serve"], (child) => child.kill("SIGTERM"))).toMatchObject({ code: 9, err: "" });
  expect(await launch(["serve", "ignored"], (child) => child.kill("SIGTERM"))).toMatchObject({ code: 0, err: "" });
});

test("a command ended by a signal gives 128 plus the signal's number", async () => {
  expect(await launch(["check"], (child) => child.kill("SIGTERM"))).toMatchObject({ code: 143 });
  expect(await launch(["check"], (child) => child.kill("SIGINT"))).toMatchObject({ code: 130 });
});

test("a lock left by a process that is gone does not hold up an install, and a failed install is one line", async () => {
  rmSync(path.join(root, "node_modules"), { recursive: true });
  write(".cache/install.lock/pid", "4194305");
  writeJson("package.json", { name: "tiny", version: "1.0.0", dependencies: { "node-here": "file:missing" } });
  const { code, err } = await launch(["bench", "0"]);
  expect(code).toBe(1);
  expect(err.trimEnd().split("\n").at(-1)).toBe(
    `bench: npm ci failed (exit code 1): see its messages above, then run "npm ci" in ${root}`,
  );
});
