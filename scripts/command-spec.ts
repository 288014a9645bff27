/** One option of a command, as data. `name` is the long name without dashes. */
export type OptionSpec = {
  readonly name: string;
  /** `date` is a calendar date, YYYY-MM-DD, and arrives as that string. */
  readonly type: "string" | "boolean" | "integer" | "date";
  readonly description: string;
  /** Stands for the value in the help, for example DIR. */
  readonly placeholder?: string;
  /** May be given several times, and takes all values that follow it: `--from A B --from C`. */
  readonly repeatable?: boolean;
  readonly required?: boolean;
  /** Value when the option is left out; a boolean is then false, a repeatable option an empty list. */
  readonly default?: string | number;
  /** The only values allowed. */
  readonly choices?: readonly string[];
  /** Bounds of an integer, both included. */
  readonly min?: number;
  readonly max?: number;
};

/** A word of the command line that belongs to no option. */
export type PositionalSpec = {
  readonly placeholder: string;
  readonly description: string;
  readonly required?: boolean;
  /** Takes all words that are left; only for the last positional. */
  readonly repeatable?: boolean;
  readonly choices?: readonly string[];
};

/** A command's whole command line. `name` is what follows `npm run`, for example `import code`. */
export type CommandSpec = {
  readonly name: string;
  readonly summary: string;
  readonly options?: readonly OptionSpec[];
  readonly positionals?: readonly PositionalSpec[];
  /** Whole command lines for the help. */
  readonly examples?: readonly string[];
};

/** How the command is called, without its arguments. */
export function invocation({ name }: CommandSpec): string {
  // `npm run import -- code`: the subcommand is an argument already.
  const [script = "", ...rest] = name.split(" ");
  const command = script === "start" || script === "test" ? `npm ${script} --` : `npm run ${script} --`;
  return [command, ...rest].join(" ");
}

/** What stands for the option's value; empty for a boolean. */
export function placeholder(option: OptionSpec): string {
  const byType = { string: "TEXT", boolean: "", integer: "N", date: "DATE" };
  return option.placeholder ?? byType[option.type];
}
