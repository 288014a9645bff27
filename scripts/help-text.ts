import { type CommandSpec, invocation, type OptionSpec, placeholder } from "./command-spec.ts";

/** The text that `--help` prints, with a newline at its end. */
export function helpText(spec: CommandSpec): string {
  const options = spec.options ?? [];
  const positionals = spec.positionals ?? [];
  const usage = [
    invocation(spec),
    ...positionals.map((p) => optional(`${p.placeholder}${p.repeatable ? "…" : ""}`, p.required)),
    ...options.map((o) => optional(optionForm(o), o.required)),
  ].join(" ");
  const rows = [
    ...positionals.map((p) => [p.placeholder, p.description + choiceNote(p.choices)] as const),
    ...options.map((o) => [optionForm(o), o.description + choiceNote(o.choices) + defaultNote(o)] as const),
    ["--help", "show this text"] as const,
  ];
  const width = Math.max(...rows.map(([left]) => left.length));
  const table = rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
  const examples = spec.examples?.length ? ["", "Examples:", ...spec.examples.map((line) => `  ${line}`)] : [];
  return `${[spec.summary, "", `Usage: ${usage}`, "", ...table, ...examples].join("\n")}\n`;
}

function optional(form: string, required: boolean | undefined): string {
  return required ? form : `[${form}]`;
}

function optionForm(option: OptionSpec): string {
  const value = placeholder(option);
  return `--${option.name}${value && ` ${value}`}${option.repeatable ? "…" : ""}`;
}

function choiceNote(choices: readonly string[] | undefined): string {
  return choices ? ` (one of ${choices.join(", ")})` : "";
}

function defaultNote(option: OptionSpec): string {
  return option.default === undefined ? "" : ` (default ${option.default})`;
}
