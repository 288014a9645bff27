import { expect, expectTypeOf, test } from "vitest";
import {
  CommandError,
  type CommandSpec,
  defineCommand,
  defineCommandGroup,
  readArguments,
} from "../../scripts/command-line.ts";

const IMPORT = {
  name: "import code",
  summary: "Imports the Code.",
  options: [
    { name: "from", type: "string", placeholder: "DIR", repeatable: true, required: true, description: "releases" },
    { name: "to", type: "string", placeholder: "DIR", default: "content", description: "where to write" },
    { name: "as-of", type: "date", description: "day that counts as today" },
    { name: "port", type: "integer", min: 0, max: 65535, description: "port" },
    { name: "form", type: "string", choices: ["html", "rtf"], description: "form of the texts" },
    { name: "no-site", type: "boolean", description: "leave out the pages" },
  ],
  positionals: [{ placeholder: "NAME", description: "name of the run" }],
} as const satisfies CommandSpec;

function messageOf(...argv: string[]): string {
  const read = readArguments(IMPORT, argv);
  return read.kind === "error" ? read.message : `no error but ${read.kind}`;
}

test("options and positionals are read with their types and defaults", () => {
  const read = readArguments(IMPORT, ["first", "--from", "a", "--port", "80", "--no-site", "--as-of=2026-02-28"]);
  if (read.kind !== "run") throw new Error(read.kind);
  expect(read.positionals).toEqual(["first"]);
  expect(read.values).toEqual({
    from: ["a"],
    to: "content",
    "as-of": "2026-02-28",
    port: 80,
    form: undefined,
    "no-site": true,
  });
  expectTypeOf(read.values).toEqualTypeOf<{
    from: string[];
    to: string;
    "as-of": string | undefined;
    port: number | undefined;
    form: "html" | "rtf" | undefined;
    "no-site": boolean;
  }>();
});

test("a repeatable option takes all values that follow it, and more when given again", () => {
  const read = readArguments(IMPORT, ["--from", "a", "b", "--to", "x", "--from=c"]);
  expect(read).toMatchObject({ kind: "run", values: { from: ["a", "b", "c"], to: "x" }, positionals: [] });
});

test("words after -- are positionals even if they begin with a dash", () => {
  expect(readArguments(IMPORT, ["--from", "a", "--", "-x"])).toMatchObject({ kind: "run", positionals: ["-x"] });
});

test.each([
  [["--frm", "a"], "unknown option --frm: use one of --from, --to, --as-of, --port, --form, --no-site, --help"],
  [["-f", "a"], "unknown option -f: use one of --from, --to, --as-of, --port, --form, --no-site, --help"],
  [["--from"], "--from needs a value: write --from DIR"],
  [["--from="], "--from needs a value: write --from DIR"],
  [
    ["--from", "--to", "x"],
    "--from needs a value but is followed by --to: write --from DIR, or --from=--to if that is the value",
  ],
  [["--to", "x"], "--from is missing: add --from DIR"],
  [["--from", "a", "--to", "x", "--to", "y"], "--to is given twice: keep one"],
  [["--from", "a", "--no-site=1"], '--no-site takes no value: leave out "=1"'],
  [["--from", "a", "--port", "http"], '--port must be a whole number from 0 to 65535, not "http"'],
  [["--from", "a", "--port", "65536"], '--port must be a whole number from 0 to 65535, not "65536"'],
  [["--from", "a", "--port=-1"], '--port must be a whole number from 0 to 65535, not "-1"'],
  [["--from", "a", "--as-of", "2026-02-30"], '--as-of must be a date like 2026-01-31, not "2026-02-30"'],
  [["--from", "a", "--as-of", "soon"], '--as-of must be a date like 2026-01-31, not "soon"'],
  [["--from", "a", "--form", "pdf"], '--form must be one of html, rtf, not "pdf"'],
  [["x", "y", "--from", "a"], 'unexpected argument "y": options have dashes and come after npm run import -- code'],
])("bad arguments %j get one line that says what to do", (argv, message) => {
  expect(messageOf(...argv)).toBe(`import code: ${message}`);
});

test("--help wins over mistakes and names every argument", () => {
  for (const argv of [["--help"], ["-h"], ["--wrong", "--help"]]) {
    const read = readArguments(IMPORT, argv);
    if (read.kind !== "help") throw new Error(read.kind);
    expect(read.text).toMatch(/^Imports the Code\.\n\nUsage: npm run import -- code \[NAME\] --from DIR… \[--to DIR\]/);
    for (const { name, description } of IMPORT.options) {
      expect(read.text).toContain(`--${name}`);
      expect(read.text).toContain(description);
    }
    expect(read.text).toContain("where to write (default content)\n");
    expect(read.text.endsWith("\n")).toBe(true);
  }
});

test("option names that every object has are unknown, not found", () => {
  expect(messageOf("--constructor")).toMatch(/unknown option --constructor/);
  expect(messageOf("--__proto__=1")).toMatch(/unknown option --__proto__/);
});

function surroundings(env: Record<string, string> = {}) {
  const written = { out: "", err: "" };
  const stream = (key: "out" | "err") => ({
    write(text: string) {
      written[key] += text;
    },
  });
  return { written, process: { stdout: stream("out"), stderr: stream("err"), env } };
}

const PLAIN = {
  name: "build",
  summary: "Builds.",
  options: [{ name: "out", type: "string", description: "folder" }],
} as const;

async function run(argv: string[], body: () => Promise<number | undefined> | undefined, env?: Record<string, string>) {
  const { written, process } = surroundings(env);
  const code = await defineCommand(PLAIN, body).execute(argv, process);
  return { code, ...written };
}

test("a command ends with its body's exit code, or 0", async () => {
  expect(await run([], () => undefined)).toEqual({ code: 0, out: "", err: "" });
  expect(await run([], async () => 7)).toEqual({ code: 7, out: "", err: "" });
});

test("help goes to standard output with exit code 0, a mistake to standard error with 2; neither runs the body", async () => {
  const body = () => {
    throw new Error("ran");
  };
  expect(await run(["--help"], body)).toMatchObject({ code: 0, err: "", out: expect.stringMatching(/^Builds\./) });
  expect(await run(["--nope"], body)).toEqual({
    code: 2,
    out: "",
    err: "build: unknown option --nope: use one of --out, --help\n",
  });
});

test("an expected failure is one line with its exit code, also under LOG_LEVEL=debug", async () => {
  const fail = async () => {
    throw new CommandError("no such folder: x", 3);
  };
  const expected = { code: 3, out: "", err: "build: no such folder: x\n" };
  expect(await run([], fail)).toEqual(expected);
  expect(await run([], fail, { LOG_LEVEL: "debug" })).toEqual(expected);
});

test("a bug shows its stack only under LOG_LEVEL=debug", async () => {
  const fail = async () => {
    throw new TypeError("x is undefined");
  };
  expect(await run([], fail)).toEqual({
    code: 1,
    out: "",
    err: "build: unexpected error: x is undefined (a mistake in the program: LOG_LEVEL=debug shows where)\n",
  });
  expect((await run([], fail, { LOG_LEVEL: "debug" })).err).toMatch(/^build: TypeError: x is undefined\n +at /);
});

test("a group runs the command that its first word names", async () => {
  const seen: string[][] = [];
  const group = defineCommandGroup("import", "Imports.", [
    defineCommand(IMPORT, ({ values }) => {
      seen.push(values.from);
      return 5;
    }),
    defineCommand({ name: "import bills", summary: "Imports bills." }, () => 6),
  ]);
  const runGroup = async (...argv: string[]) => {
    const { written, process } = surroundings();
    return { code: await group.execute(argv, process), ...written };
  };
  expect(await runGroup("code", "--from", "a")).toMatchObject({ code: 5 });
  expect(seen).toEqual([["a"]]);
  expect(await runGroup("bills")).toMatchObject({ code: 6 });
  expect(await runGroup("bills", "--x")).toMatchObject({
    code: 2,
    err: "import bills: unknown option --x: use one of --help\n",
  });
  expect(await runGroup()).toMatchObject({ code: 2, err: "import: WHAT is missing: add one of code, bills\n" });
  expect(await runGroup("cod")).toMatchObject({ code: 2, err: 'import: WHAT must be one of code, bills, not "cod"\n' });
  const help = await runGroup("--help");
  expect(help).toMatchObject({ code: 0, err: "" });
  expect(help.out).toContain("npm run import -- bills --help");
});
