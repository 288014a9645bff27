import { ORDINAL_SOURCE, readSpelledNumber } from "../../identifiers/constitution/spelled-number.ts";
import { type ProvisionSlug, provisionSlug, type Scheme } from "../../identifiers/provision-slug.ts";
import type { ProvisionDraft } from "./provision-draft.ts";

/** How an amendment repeals another one. */
const REPEALS = new RegExp(
  `\\bThe (?<ordinal>${ORDINAL_SOURCE.replaceAll(" ", "[ -]")}) article of amendment to the Constitution [^.;]{0,60}\\bis hereby repealed\\b`,
  "gi",
);

/** The amendments that the text of another amendment repeals: every print says so there, only some say it elsewhere. */
export function repealedAmendments(scheme: Scheme, drafts: readonly ProvisionDraft[]): ReadonlySet<ProvisionSlug> {
  const found = drafts.flatMap(({ text }) =>
    [...text.join("\n").matchAll(REPEALS)].map(({ groups }) => {
      const amendment = readSpelledNumber((groups?.["ordinal"] ?? "").replace("-", " "));
      return amendment === null ? null : provisionSlug(scheme, { kind: "amendment", amendment });
    }),
  );
  return new Set(found.filter((slug) => slug !== null));
}
