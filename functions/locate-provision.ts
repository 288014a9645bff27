import { readConstitutionReference } from "../src/identifiers/constitution-reference.ts";
import type { Provision } from "../src/identifiers/provision.ts";
import type { Answer } from "./answer.ts";
import { findSubsection } from "./find-subsection.ts";
import { missingConstitution, missingProvision, missingProvisionPart, unreadProvision } from "./missing-provision.ts";
import type { Reading } from "./reading.ts";
import { redirectTo } from "./redirect.ts";
import { readScheme } from "./scheme-names.ts";

/** Follows `{scheme}`: null when it is the name of a constitution that the release holds. */
export function locateConstitution(reading: Reading): Answer | null {
  const written = reading.params["scheme"] ?? "";
  const scheme = readScheme(written);
  if (scheme === null || reading.release.corpus.constitution(scheme) === null) return missingConstitution(reading);
  return scheme === written ? null : redirectTo(reading, 308, { scheme });
}

/**
 * Follows `{scheme}` and `{citation}` to the provision they name (contract section 2): null when both are canonical and it
 * exists, else the redirect or the error to answer with. Words that name the other constitution lead there.
 */
export function locateProvision(reading: Reading): Answer | null {
  const { scheme: written = "", citation = "" } = reading.params;
  const scheme = readScheme(written);
  if (scheme === null) return missingConstitution(reading);
  const resolution = readConstitutionReference(citation, scheme);
  switch (resolution.kind) {
    case "canonical": {
      const canonical = scheme === written && exists(reading, resolution.id);
      return canonical ? null : toProvision(reading, resolution.id, null);
    }
    case "redirect":
      return toProvision(reading, resolution.id, resolution.subsection);
    case "range":
      return unreadProvision(reading, scheme, "It names several provisions: choose one.");
    case "ambiguous":
      return eitherProvision(reading, resolution.candidates);
    case "unknown":
      return unreadProvision(reading, scheme, resolution.reason);
    default:
      return resolution satisfies never;
  }
}

/** The redirect to a provision, and to its part where the route shows parts; 404 where either does not exist. */
export function toProvision(reading: Reading, provision: Provision, subsection: string | null): Answer {
  const { scheme, slug } = provision;
  const record = reading.release.corpus.provision(scheme, slug);
  if (record === null) return missingProvision(reading, provision);
  const params = { scheme, citation: slug };
  if (subsection === null) return redirectTo(reading, 308, params);
  const anchor = findSubsection(record, subsection);
  if (anchor === null) {
    const part = { what: "subsection", asked: subsection, known: record.subsections } as const;
    return missingProvisionPart(reading, record, part);
  }
  const selects = reading.route.query.some(({ name }) => name === "subsection");
  return redirectTo(reading, 308, params, selects ? { subsection: anchor } : {});
}

/** 404 that names those of several readings that exist; where none does, the first is what is missing. */
export function eitherProvision(reading: Reading, candidates: readonly Provision[]): Answer {
  const existing = candidates.filter((candidate) => exists(reading, candidate));
  const [first] = candidates;
  if (first === undefined) return missingConstitution(reading);
  if (existing.length === 0) return missingProvision(reading, first);
  return unreadProvision(reading, first.scheme, "It has several readings: choose one.", existing);
}

function exists({ release }: Reading, { scheme, slug }: Provision): boolean {
  return release.corpus.provision(scheme, slug) !== null;
}
