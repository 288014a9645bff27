import { compareProvisions, type Scheme } from "../../identifiers/provision.ts";
import type { StoredCodeCollection } from "../../model/stored-corpus.ts";
import { type StoredProvision, storedProvision } from "../../model/stored-provision.ts";
import type { ConstitutionFile } from "./format.ts";
import { requireConstitution } from "./formats.ts";
import { PrintedConstitution } from "./printed-constitution.ts";
import { type ConstitutionProblem, constitutionNotice, type LeftOut } from "./report.ts";
import { CONSTITUTION_NAMES, type Source } from "./source-facts.ts";
import { storedProvisions } from "./stored-provisions.ts";

/** One constitution as it is kept. */
export type ImportedConstitution = {
  readonly scheme: Scheme;
  /** Name of the format that the file was read as. */
  readonly format: string;
  /** In the order of a full print, whatever the order of a file of excerpts. */
  readonly provisions: StoredProvision[];
  /** What `corpus.json` says of it. */
  readonly facts: NonNullable<StoredCodeCollection["constitutions"][Scheme]>;
  readonly source: Source;
  /** What was left out on purpose, counted. */
  readonly left_out: LeftOut;
  /** What was not understood. */
  readonly problems: ConstitutionProblem[];
};

/** `source` replaces what the file says of where it comes from; its address is then that of every provision. */
export type ConstitutionOptions = { readonly source?: Source };

/**
 * Imports one of the two constitutions from a file in any of `CONSTITUTION_FORMATS`, known by its content. Throws an
 * `ImportError` for any other file.
 */
export function importConstitution(file: ConstitutionFile, options: ConstitutionOptions = {}): ImportedConstitution {
  const { format, facts } = requireConstitution(file);
  const problems: ConstitutionProblem[] = [];
  const notice = constitutionNotice(problems);
  const printed = new PrintedConstitution(facts.scheme, notice);
  const leftOut = format.read(file, printed, notice);
  const source = options.source ?? facts.source;
  const addressOf = options.source === undefined ? facts.addressOf : () => source.url;
  const provisions = storedProvisions(facts.scheme, printed.finish(), addressOf, notice)
    .map(checked)
    .sort(compareProvisions);
  return {
    scheme: facts.scheme,
    format: format.name,
    provisions,
    facts: {
      heading: CONSTITUTION_NAMES[facts.scheme],
      current_through: currentThrough(provisions, facts.edition),
      license: source.license,
    },
    source,
    left_out: leftOut,
    problems,
  };
}

function currentThrough(provisions: readonly StoredProvision[], edition: string): string {
  const amendments = provisions.filter(({ slug }) => slug.startsWith("amend-")).length;
  return amendments === 0 ? `the print in ${edition}` : `its ${amendments} amendments, as printed in ${edition}`;
}

/** What leaves the importer fits the stored schema; anything else is a mistake in the importer. */
function checked(provision: StoredProvision): StoredProvision {
  const { success, error } = storedProvision.safeParse(provision);
  if (success) return provision;
  throw new Error(`${provision.scheme} ${provision.slug} does not fit the stored schema: ${error.message}`);
}
