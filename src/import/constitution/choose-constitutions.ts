import type { ConstitutionFile } from "./format.ts";
import { CONSTITUTION_FORMATS } from "./formats.ts";
import { type ImportedConstitution, importConstitution } from "./import-constitution.ts";

/** The constitutions of an import, one of each scheme, and a line for each print of one that is left aside. */
export type ChosenConstitutions = { readonly chosen: ImportedConstitution[]; readonly aside: string[] };

/**
 * Imports the constitutions among recognised files. Of several prints of one the fullest format is taken, in the order of
 * `CONSTITUTION_FORMATS`; of one format the one that comes last, since newer places are named later.
 */
export function chooseConstitutions(files: readonly ConstitutionFile[]): ChosenConstitutions {
  const prints = files.map((file) => ({ file, imported: importConstitution(file) }));
  const byScheme = Map.groupBy(prints, ({ imported }) => imported.scheme);
  const chosen = [...byScheme.values()].map((same) =>
    same.reduce((best, print) => (rank(print.imported) <= rank(best.imported) ? print : best)),
  );
  return {
    chosen: chosen.map(({ imported }) => imported).sort((a, b) => (a.scheme < b.scheme ? -1 : 1)),
    aside: prints
      .filter((print) => !chosen.includes(print))
      .map(
        ({ file, imported }) => `left aside: ${file.name}, another print (${imported.format}) of the same constitution`,
      ),
  };
}

function rank({ format }: ImportedConstitution): number {
  return CONSTITUTION_FORMATS.findIndex(({ name }) => name === format);
}
