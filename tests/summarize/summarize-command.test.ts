import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BillNumber } from "../../src/identifiers/bills/bill-number.ts";
import { splitFrontmatter } from "../../src/store/frontmatter.ts";
import {
  apiError,
  FAKE_KEY,
  FAKE_MODEL,
  type FakeEndpoint,
  type FakeReply,
  goodReply,
  startEndpoint,
} from "./fake-endpoint.ts";
import { billWithoutText, madeUpBill, madeUpOpinion, makeContent } from "./made-up-documents.ts";

const SCRIPT = resolve("scripts/summarize.ts");
const FOLDER = "bills/2031-2032";

let content: string;
let server: FakeEndpoint | null;
beforeEach(() => {
  server = null;
  const bills = [1, 2, 3, 4, 5, 6].map((serial) => madeUpBill({ number: `hb${serial}` as BillNumber }));
  content = makeContent({ bills: [...bills, billWithoutText("sb1")], opinions: [madeUpOpinion()] });
});
afterEach(async () => {
  rmSync(content, { recursive: true, force: true });
  await server?.close();
});

type Ended = { code: number | null; stdout: string; stderr: string };

function start(
  args: readonly string[],
  env: Record<string, string> = {},
): { child: ChildProcess; ended: Promise<Ended> } {
  const settings =
    server === null ? {} : { ASK_BASE_URL: server.baseUrl, ASK_MODEL: FAKE_MODEL, ASK_MODEL_KEY: server.key };
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    env: { PATH: process.env["PATH"], ...settings, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk: Buffer) => (said.stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (said.stderr += chunk.toString()));
  return { child, ended: once(child, "close").then(([code]) => ({ code: code as number | null, ...said })) };
}

async function run(args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const ended = await start(args, env).ended;
  expect(`${ended.stdout}${ended.stderr}`).not.toContain(FAKE_KEY);
  return ended;
}

/** Numbers of the bills that have service text; every file is whole. */
function written(): string[] {
  return readdirSync(join(content, FOLDER))
    .filter((name) => !name.startsWith("."))
    .filter((name) => {
      const split = splitFrontmatter(readFileSync(join(content, FOLDER, name), "utf8"));
      if (split.kind === "error") throw new Error(`${name}: ${split.message}`);
      return split.fields["service"] !== null;
    })
    .map((name) => name.replace(".md", ""));
}

/** An endpoint that answers some requests and is silent from then on; `silent` is when that begins. */
async function silentAfter(answers: number): Promise<{ silent: Promise<void> }> {
  const { promise, resolve: done } = Promise.withResolvers<void>();
  server = await startEndpoint((request, count): FakeReply => {
    if (count <= answers) return goodReply(request);
    done();
    return "silence";
  });
  return { silent: promise };
}

describe("npm run summarize", () => {
  it("writes what lacks, says what it did, and does nothing the second time", async () => {
    server = await startEndpoint();
    const first = await run(["--content", content, "--report", join(content, "report.json")]);
    expect(first).toMatchObject({ code: 0 });
    expect(first.stdout).toContain("bills: 6 written, 1 without text\nopinions: 1 written\n");
    expect(first.stdout).toContain("key quotes: 1 kept, 0 refused\nanswers: 7 (700 tokens read, 70 written)\n");
    expect(first.stdout).toContain(`  ${FOLDER}/sb1.md\n`);
    expect(first.stderr).toMatch(/^Documents: 7 in /m);
    const report = JSON.parse(readFileSync(join(content, "report.json"), "utf8"));
    expect(report).toMatchObject({ skipped: [{ file: `${FOLDER}/sb1.md`, state: "no_text" }], failed: [], left: 0 });
    expect(readFileSync(join(content, "report.json"), "utf8")).not.toContain(FAKE_KEY);
    const second = await run(["--content", content]);
    expect(second.stdout).toContain("bills: 6 already there, 1 without text\nopinions: 1 already there\n");
    expect(server.requests).toHaveLength(7);
  });

  it("goes on after kill -9 with what lacks, and no file is ever half written", async () => {
    const { silent } = await silentAfter(3);
    const { child, ended } = start(["--content", content, "--collection", "bills", "--concurrency", "1"]);
    await silent;
    child.kill("SIGKILL");
    await ended;
    expect(written()).toEqual(["hb1", "hb2", "hb3"]);
    await server?.close();
    server = await startEndpoint();
    expect((await run(["--content", content, "--collection", "bills"])).stdout).toContain(
      "bills: 3 written, 3 already there, 1 without text\n",
    );
    expect(server.requests).toHaveLength(3);
    expect(written()).toHaveLength(6);
    expect(readdirSync(join(content, FOLDER)).filter((name) => name.startsWith("."))).toEqual([]);
  });

  it.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const)("ends on %s with what it did and code %i", async (signal, code) => {
    const { silent } = await silentAfter(2);
    const { child, ended } = start(["--content", content, "--concurrency", "1"]);
    await silent;
    child.kill(signal);
    const { stdout, stderr, ...end } = await ended;
    expect(end.code).toBe(code);
    expect(stdout).toContain("bills: 2 written, 1 without text, 4 left\nopinions: 1 left\n");
    expect(stderr).toContain("interrupted; the next run goes on from here");
    expect(written()).toEqual(["hb1", "hb2"]);
  });

  it("exits 1 and names the reason when a document fails, or the key is refused", async () => {
    server = await startEndpoint((request, count) => (count === 1 ? apiError(413, "Too large") : goodReply(request)));
    const failed = await run(["--content", content, "--concurrency", "1"]);
    expect(failed.code).toBe(1);
    expect(failed.stdout).toContain("bills: 5 written, 1 without text, 1 failed\n");
    expect(failed.stdout).toContain(`failed:\n  ${FOLDER}/hb1.md: the endpoint answers 413 Too large\n`);
    const refused = await run(["--content", content], { ASK_MODEL_KEY: "a-wrong-key-5512" });
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/^summarize: stopped: the endpoint answers 401 .*\(key\); check ASK_MODEL_KEY$/m);
    expect(`${refused.stdout}${refused.stderr}`).not.toContain("a-wrong-key-5512");
  });

  it("lists what it would ask for and asks nothing", async () => {
    const { code, stdout } = await run(["--content", content, "--dry-run", "--limit", "2", "--collection", "bills"]);
    expect(code).toBe(0);
    expect(stdout).toContain("bills: 2 to be asked for, 4 left for another run, 1 without text\n");
    expect(stdout).toMatch(/^ {2}bills\/2031-2032\/hb1\.md: lacking, \d+ characters$/m);
    expect(written()).toEqual([]);
  });

  it.each<[string, string[], Record<string, string>, RegExp]>([
    ["all settings missing", [], {}, /^summarize: set ASK_BASE_URL, ASK_MODEL, ASK_MODEL_KEY: /],
    ["no model to compare with", ["--dry-run", "--again"], {}, /^summarize: set ASK_MODEL: /],
    ["a collection without summaries", ["--collection", "code"], {}, /--collection must be one of bills, opinions/],
    ["a limit of none", ["--limit", "0"], {}, /--limit must be a whole number from 1/],
  ])("answers %s with one line and exit code 2", async (_, args, env, line) => {
    const { code, stderr } = await run(["--content", content, ...args], env);
    expect(code).toBe(2);
    expect(stderr).toMatch(line);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  it("does not show a key that cannot be read", async () => {
    const { code, stderr } = await run(["--content", content], { ASK_MODEL_KEY: "two words-4471" });
    expect(code).toBe(2);
    expect(stderr).toContain("ASK_MODEL_KEY=(not shown): expected visible ASCII characters");
    expect(stderr).not.toContain("4471");
  });

  it("names a folder with nothing in it", async () => {
    server = await startEndpoint();
    expect(await run(["--content", join(content, "nowhere")])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("nowhere: no bill and no opinion in it"),
    });
    expect(existsSync(join(content, "nowhere"))).toBe(false);
  });
});
