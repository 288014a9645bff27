import { parseArgs } from "node:util";
import { type CommandSpec, invocation, type OptionSpec, placeholder } from "./command-spec.ts";
import { helpText } from "./help-text.ts";

type Base<O extends OptionSpec> = O["type"] extends "boolean"
  ? boolean
  : O["type"] extends "integer"
    ? number
    : O extends { choices: readonly (infer C)[] }
      ? C
      : string;
type Value<O extends OptionSpec> = O["type"] extends "boolean"
  ? boolean
  : O extends { repeatable: true }
    ? Base<O>[]
    : O extends { required: true } | { default: string | number }
      ? Base<O>
      : Base<O> | undefined;
type OptionsOf<S extends CommandSpec> = S["options"] extends readonly OptionSpec[] ? S["options"][number] : never;

/** The options' values under their names. */
export type Values<S extends CommandSpec> = { [O in OptionsOf<S> as O["name"]]: Value<O> };

/** What a command is called with. */
export type Arguments<S extends CommandSpec> = { readonly values: Values<S>; readonly positionals: readonly string[] };

/** `message` is one line that names the argument and says what to do. */
export type ReadResult<S extends CommandSpec> =
  | ({ readonly kind: "run" } & Arguments<S>)
  | { readonly kind: "help"; readonly text: string }
  | { readonly kind: "error"; readonly message: string };

type OptionValue = string | number | boolean;

class ArgumentProblem extends Error {}

/** Reads a command line by its specification; no input or output. `--help` anywhere wins over any mistake. */
export function readArguments<const S extends CommandSpec>(spec: S, argv: readonly string[]): ReadResult<S> {
  const options = spec.options ?? [];
  const words = splitWords(options, argv);
  if (words.some((word) => word.kind === "option" && isHelp(word.rawName))) {
    return { kind: "help", text: helpText(spec) };
  }
  try {
    const { given, positionals } = collect(options, words);
    checkPositionals(spec, positionals);
    // Built by name from the same specification that the type is computed from.
    return { kind: "run", values: complete(options, given) as Values<S>, positionals };
  } catch (problem) {
    if (!(problem instanceof ArgumentProblem)) throw problem;
    return { kind: "error", message: `${spec.name}: ${problem.message}` };
  }
}

type Word = NonNullable<ReturnType<typeof parseArgs>["tokens"]>[number];

function splitWords(options: readonly OptionSpec[], argv: readonly string[]): Word[] {
  const known = options.map(({ name, type }) => [name, { type: type === "boolean" ? type : "string" }] as const);
  const parsed = parseArgs({
    args: [...argv],
    options: { ...Object.fromEntries(known), help: { type: "boolean", short: "h" } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  return parsed.tokens ?? [];
}

function isHelp(rawName: string): boolean {
  return rawName === "--help" || rawName === "-h";
}

function collect(options: readonly OptionSpec[], words: readonly Word[]) {
  const given = new Map<string, OptionValue[]>();
  const positionals: string[] = [];
  let open: OptionSpec | undefined;
  for (const word of words) {
    if (word.kind === "option-terminator") {
      open = undefined;
    } else if (word.kind === "positional") {
      if (open) given.get(open.name)?.push(readValue(open, word.value));
      else positionals.push(word.value);
    } else {
      const option = findOption(options, word.rawName);
      const values = given.get(option.name) ?? [];
      if (values.length > 0 && !option.repeatable)
        throw new ArgumentProblem(`--${option.name} is given twice: keep one`);
      values.push(optionValue(option, word.value, word.inlineValue === true));
      given.set(option.name, values);
      open = option.repeatable ? option : undefined;
    }
  }
  return { given, positionals };
}

function findOption(options: readonly OptionSpec[], rawName: string): OptionSpec {
  const option = options.find(({ name }) => `--${name}` === rawName);
  if (option) return option;
  const known = [...options.map(({ name }) => `--${name}`), "--help"].join(", ");
  throw new ArgumentProblem(`unknown option ${rawName}: use one of ${known}`);
}

function optionValue(option: OptionSpec, text: string | undefined, inline: boolean): OptionValue {
  if (option.type === "boolean") {
    if (text === undefined) return true;
    throw new ArgumentProblem(`--${option.name} takes no value: leave out "=${text}"`);
  }
  const form = `--${option.name} ${placeholder(option)}`;
  if (text === undefined || text === "") throw new ArgumentProblem(`--${option.name} needs a value: write ${form}`);
  if (!inline && text.startsWith("-") && text !== "-") {
    const hint = `write ${form}, or --${option.name}=${text} if that is the value`;
    throw new ArgumentProblem(`--${option.name} needs a value but is followed by ${text}: ${hint}`);
  }
  return readValue(option, text);
}

function readValue(option: OptionSpec, text: string): OptionValue {
  const reject = (expected: string) => new ArgumentProblem(`--${option.name} must be ${expected}, not "${text}"`);
  if (option.choices && !option.choices.includes(text)) throw reject(`one of ${option.choices.join(", ")}`);
  if (option.type === "date" && !isDate(text)) throw reject("a date like 2026-01-31");
  if (option.type !== "integer") return text;
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = option;
  const number = Number(text);
  if (/^-?\d+$/.test(text) && number >= min && number <= max) return number;
  if (option.min === undefined && option.max === undefined) throw reject("a whole number");
  const range =
    option.max === undefined ? `from ${min}` : option.min === undefined ? `up to ${max}` : `from ${min} to ${max}`;
  throw reject(`a whole number ${range}`);
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function complete(options: readonly OptionSpec[], given: ReadonlyMap<string, OptionValue[]>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const option of options) {
    const found = given.get(option.name) ?? [];
    if (found.length === 0 && option.required) {
      throw new ArgumentProblem(`--${option.name} is missing: add --${option.name} ${placeholder(option)}`);
    }
    if (option.repeatable)
      values[option.name] = found.length > 0 || option.default === undefined ? found : [option.default];
    else values[option.name] = found[0] ?? option.default ?? (option.type === "boolean" ? false : undefined);
  }
  return values;
}

function checkPositionals(spec: CommandSpec, found: readonly string[]): void {
  const specs = spec.positionals ?? [];
  for (const [index, { placeholder, required, choices }] of specs.entries()) {
    const expected = choices ? `one of ${choices.join(", ")}` : placeholder;
    const word = found[index];
    if (word === undefined && required) throw new ArgumentProblem(`${placeholder} is missing: add ${expected}`);
    if (word !== undefined && choices && !choices.includes(word)) {
      throw new ArgumentProblem(`${placeholder} must be ${expected}, not "${word}"`);
    }
  }
  const extra = found[specs.length];
  if (extra === undefined || specs.at(-1)?.repeatable) return;
  throw new ArgumentProblem(`unexpected argument "${extra}": options have dashes and come after ${invocation(spec)}`);
}
