import { LIMITS } from "../src/contract/limits.ts";
import { formatProvision, type Provision, SCHEMES, type Scheme } from "../src/identifiers/provision.ts";
import type { ProvisionRecord } from "../src/model/provision-records.ts";
import { type Answer, problemAnswer } from "./answer.ts";
import { type MissingPart, missingPart } from "./missing-part.ts";
import { constitutionPlace, provisionPlace, treePlace } from "./places.ts";
import { quoted } from "./problem.ts";
import type { Reading } from "./reading.ts";

/** 404 for a scheme that names no constitution of this release: those that it has. */
export function missingConstitution({ release: { corpus }, route, params }: Reading): Answer {
  return problemAnswer({
    kind: "not-found",
    detail: `${quoted(params["scheme"] ?? "")} names no constitution that is here. Their names are ${SCHEMES.join(" and ")}.`,
    nearest: SCHEMES.map((scheme) => constitutionPlace(corpus, route.host, scheme)).filter((place) => place !== null),
    above: treePlace(corpus, route.host),
  });
}

/** 404 for a reference that was read but names no provision: the nearest ones, and their constitution. */
export function missingProvision({ release: { corpus }, route, params }: Reading, provision: Provision): Answer {
  const { scheme, slug } = provision;
  const asked = params["citation"] ?? "";
  const readAs = asked === slug ? "" : ` ${quoted(asked)} was read as ${slug}.`;
  return problemAnswer({
    kind: "not-found",
    detail: `No provision ${formatProvision(scheme, slug)} is in this edition.${readAs} The nearest provisions and their constitution are linked here.`,
    nearest: corpus
      .nearestProvisions(scheme, slug, LIMITS.nearest)
      .map((near) => provisionPlace(corpus.roots, route, { scheme, slug: near })),
    above: constitutionPlace(corpus, route.host, scheme) ?? treePlace(corpus, route.host),
  });
}

/** 404 for a text that several provisions fit, or none: nothing in it decides. */
export function unreadProvision(
  { release: { corpus }, route, params }: Reading,
  scheme: Scheme,
  reason: string,
  candidates: readonly Provision[] = [],
): Answer {
  return problemAnswer({
    kind: "not-found",
    detail: `${quoted(params["citation"] ?? "")} is not the address of one provision. ${reason}`,
    nearest: [],
    above: constitutionPlace(corpus, route.host, scheme) ?? treePlace(corpus, route.host),
    ...(candidates.length > 0 && { candidates: candidates.map((each) => provisionPlace(corpus.roots, route, each)) }),
  });
}

/** 404 for a part that a provision, which exists, does not have. */
export function missingProvisionPart(
  { release: { corpus }, route }: Reading,
  record: ProvisionRecord,
  part: MissingPart,
): Answer {
  const { scheme, cite_as: called } = record;
  const place = provisionPlace(corpus.roots, route, record as ProvisionRecord & Provision);
  return missingPart({ called, place, above: constitutionPlace(corpus, route.host, scheme) }, part);
}
