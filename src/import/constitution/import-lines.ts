import type { ImportedConstitution } from "./import-constitution.ts";
import { CONSTITUTION_PROBLEM_KINDS, LEFT_OUT } from "./report.ts";

/** What an import of a constitution says when it is done, a line each. */
export function constitutionImportLines({
  facts,
  format,
  provisions,
  left_out,
  problems,
}: ImportedConstitution): string[] {
  const left = Object.entries(left_out).map(
    ([kind, count]) => `  left out: ${count} ${LEFT_OUT[kind as keyof typeof LEFT_OUT]}`,
  );
  return [
    `${facts.heading}: ${provisions.length} provisions, from ${format}`,
    ...left,
    `  not understood: ${problems.length === 0 ? "nothing" : problems.length}`,
    ...problems.map(({ kind, id, snippet }) => `    ${id}: ${kind} (${CONSTITUTION_PROBLEM_KINDS[kind]}): ${snippet}`),
  ];
}
