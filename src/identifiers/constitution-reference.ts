import { cleanReference, REFERENCE_MAX_CHARS } from "./clean-reference.ts";
import { provisionReadings } from "./constitution/provision-readings.ts";
import { withoutNotes } from "./constitution/trailing-notes.ts";
import { readWrittenProvision } from "./constitution/written-provision.ts";
import { type Provision, parseProvisionId, parseProvisionSlug, provisionId, type Scheme } from "./provision.ts";
import type { Resolution } from "./resolution.ts";

const HINT = "Write a slug such as art-i-sec-i-para-i or amend-xiv, or a citation such as Ga. Const. art. I, § I, ¶ I.";

/** The year of Georgia's constitution in force; provisions of the nine before it have other texts under equal numbers. */
const GEORGIA_YEAR = 1983;

/** Why a text is no reference to a provision. */
const REASONS = {
  tooLong: `A reference has at most ${REFERENCE_MAX_CHARS} characters. ${HINT}`,
  empty: `The reference is empty. ${HINT}`,
  earlier: `The year names an earlier constitution of Georgia; only that of ${GEORGIA_YEAR} is here. ${HINT}`,
  unread: `The text as a whole is not a reference to one provision of a constitution. ${HINT}`,
} as const;

/** The provision of a text that is exactly its address: the slug within a given constitution, else the id. */
function addressed(text: string, scheme: Scheme | null): Provision | null {
  if (scheme === null) {
    const provision = parseProvisionId(text);
    return provision !== null && provisionId(provision.scheme, provision.slug) === text ? provision : null;
  }
  const slug = parseProvisionSlug(scheme, text);
  return slug !== null && slug === text ? { scheme, slug } : null;
}

function unknown(reason: keyof typeof REASONS): Resolution<Provision> {
  return { kind: "unknown", reason: REASONS[reason] };
}

/**
 * Reads a reference to a provision of the Georgia or the United States constitution in any written form. The whole text
 * has to be the reference. `scheme` is the constitution meant by words that name none; words that name one override it.
 * Without it, a text that fits both constitutions is ambiguous. `canonical` only for a text that is exactly the slug
 * with a scheme, or exactly the id without. Whether the provision exists is not decided here. Never throws.
 */
export function readConstitutionReference(text: string, scheme?: Scheme): Resolution<Provision> {
  if (text.length > REFERENCE_MAX_CHARS) return unknown("tooLong");
  const given = scheme ?? null;
  const canonical = addressed(text, given);
  if (canonical !== null) return { kind: "canonical", id: canonical, subsection: null };
  const bare = withoutNotes(cleanReference(text));
  if (bare === "") return unknown("empty");
  const written = readWrittenProvision(bare);
  const readings = written === null ? [] : provisionReadings(written, given);
  const [first, ...others] = readings;
  if (written === null || first === undefined) return unknown("unread");
  const mayBeGeorgia = readings.some(({ id }) => id.scheme === "ga");
  if (mayBeGeorgia && written.years.some((year) => year < GEORGIA_YEAR)) return unknown("earlier");
  if (others.length > 0) return { kind: "ambiguous", candidates: readings.map(({ id }) => id) };
  return { kind: "redirect", ...first };
}
