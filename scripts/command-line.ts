import type { CommandSpec } from "./command-spec.ts";
import { type Arguments, readArguments } from "./read-arguments.ts";

export type { CommandSpec } from "./command-spec.ts";
export { readArguments } from "./read-arguments.ts";

/** An expected failure of a command: its message is all that is shown, without a stack. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.name = "CommandError";
    this.exitCode = exitCode;
  }
}

/** What a command does; a number it returns is the exit code, nothing means 0. */
export type CommandBody<S extends CommandSpec> = (
  args: Arguments<S>,
) => Promise<number | undefined> | number | undefined;

/** A command: its command line and what it does. Made by {@link defineCommand}. */
export type Command = {
  readonly spec: CommandSpec;
  readonly execute: (argv: readonly string[], surroundings: Surroundings) => Promise<number>;
};

/** The parts of a process that a command line touches. */
export type Surroundings = {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
  readonly env: Readonly<Record<string, string | undefined>>;
};

/** Binds a command line to what it does, so that the body knows the types of its options. */
export function defineCommand<const S extends CommandSpec>(spec: S, body: CommandBody<S>): Command {
  return { spec, execute: (argv, surroundings) => execute(spec, body, argv, surroundings) };
}

/** Several commands behind one name, told apart by their first word: `import code`, `import bills`. */
export function defineCommandGroup(name: string, summary: string, commands: readonly Command[]): Command {
  const words = commands.map(({ spec }) => spec.name.slice(name.length + 1));
  const spec: CommandSpec = {
    name,
    summary,
    positionals: [{ placeholder: "WHAT", description: "what to do", required: true, choices: words }],
    examples: commands.map(({ spec: { name: full, summary: what } }, index) => {
      const word = words[index] ?? full;
      return `npm run ${name} -- ${word} --help`.padEnd(44) + what;
    }),
  };
  return {
    spec,
    execute: async ([first, ...rest], surroundings) => {
      const chosen = commands[words.indexOf(first ?? "")];
      if (chosen) return chosen.execute(rest, surroundings);
      return execute(spec, () => 0, first === undefined ? [] : [first], surroundings);
    },
  };
}

/**
 * Runs the current process as a command: exit code 0, or the body's; 2 on bad arguments; 1, or its own, on an expected
 * failure; 1 on a bug, whose stack is shown only when LOG_LEVEL is debug or trace. Sets `process.exitCode` and lets the
 * process end by itself.
 */
export async function runCommand<const S extends CommandSpec>(spec: S, body: CommandBody<S>): Promise<void> {
  await runDefinedCommand(defineCommand(spec, body));
}

/** {@link runCommand} for a command or group that is defined already. */
export async function runDefinedCommand(command: Command): Promise<void> {
  process.exitCode = await command.execute(process.argv.slice(2), process);
}

async function execute<const S extends CommandSpec>(
  spec: S,
  body: CommandBody<S>,
  argv: readonly string[],
  { stdout, stderr, env }: Surroundings,
): Promise<number> {
  const read = readArguments(spec, argv);
  switch (read.kind) {
    case "help":
      stdout.write(read.text);
      return 0;
    case "error":
      stderr.write(`${read.message}\n`);
      return 2;
    case "run":
      try {
        return (await body({ values: read.values, positionals: read.positionals })) ?? 0;
      } catch (error) {
        stderr.write(`${spec.name}: ${describeFailure(error, env)}\n`);
        return error instanceof CommandError ? error.exitCode : 1;
      }
    default:
      return read satisfies never;
  }
}

function describeFailure(error: unknown, env: Surroundings["env"]): string {
  if (error instanceof CommandError) return error.message;
  const wantsStack = env["LOG_LEVEL"] === "debug" || env["LOG_LEVEL"] === "trace";
  if (wantsStack && error instanceof Error) return error.stack ?? error.message;
  const message = error instanceof Error ? error.message : String(error);
  return `unexpected error: ${message} (a mistake in the program: LOG_LEVEL=debug shows where)`;
}
