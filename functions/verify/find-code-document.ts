import { LIMITS } from "../../src/contract/limits.ts";
import type { Citation } from "../../src/identifiers/citation.ts";
import { readCodeReference } from "../../src/identifiers/code-reference.ts";
import { readConstitutionReference } from "../../src/identifiers/constitution-reference.ts";
import { type Provision, SCHEMES } from "../../src/identifiers/provision.ts";
import type { RangeItem } from "../../src/identifiers/resolution.ts";
import { eitherProvision } from "../locate-provision.ts";
import { missingProvision, unreadProvision } from "../missing-provision.ts";
import { missingSection, unreadReference } from "../missing-section.ts";
import { sectionPlace } from "../places.ts";
import type { Reading } from "../reading.ts";
import { routeById } from "../route-by-id.ts";
import { checkedDocuments } from "./checked-documents.ts";
import { documentOr, type FindDocument, type FoundDocument } from "./find-document.ts";

/**
 * A section in any written form, or a provision of a constitution. A subsection narrows nothing: the whole section is
 * checked, and each match says in which part it is. A citation inside a printed run means the run.
 */
export const findCodeDocument: FindDocument = (reading, id) => {
  const asked: Reading = { ...reading, route: routeById("code.section"), params: { ref: id } };
  const resolution = readCodeReference(id);
  switch (resolution.kind) {
    case "canonical":
    case "redirect":
      return sectionOf(asked, resolution.id);
    case "range":
      return severalSections(asked, resolution.items);
    case "ambiguous":
      return (
        findProvision(reading, id) ?? noSection(asked, "It has several readings: choose one.", resolution.candidates)
      );
    case "unknown":
      return findProvision(reading, id) ?? noSection(asked, resolution.reason, []);
    default:
      return resolution satisfies never;
  }
};

function sectionOf(asked: Reading, citation: Citation): FoundDocument {
  const { corpus } = asked.release;
  const documents = checkedDocuments(corpus);
  const run = () => {
    const first = corpus.codeAlias(citation);
    return first === null ? null : documents.section(first);
  };
  return documentOr(documents.section(citation) ?? run(), () => missingSection(asked, citation));
}

function severalSections(asked: Reading, items: readonly RangeItem<Citation>[]): FoundDocument {
  const { corpus } = asked.release;
  const sections = items.flatMap(({ from, to }) => corpus.sectionsBetween(from, to, LIMITS.candidates));
  return noSection(asked, "It names several sections: choose one.", sections.slice(0, LIMITS.candidates));
}

function noSection(asked: Reading, reason: string, candidates: readonly Citation[]): FoundDocument {
  const { roots } = asked.release.corpus;
  const places = candidates.map((citation) => sectionPlace(roots, asked.route, citation));
  return { kind: "answer", answer: unreadReference(asked, reason, places) };
}

/** The provision that the words name, or the 404 for it; null where they name none. */
function findProvision(reading: Reading, id: string): FoundDocument | null {
  const resolution = readConstitutionReference(id);
  const asked: Reading = { ...reading, route: routeById("code.provision"), params: { citation: id } };
  switch (resolution.kind) {
    case "canonical":
    case "redirect":
      return provisionOf(asked, resolution.id);
    case "ambiguous":
      return { kind: "answer", answer: eitherProvision(asked, resolution.candidates) };
    case "range":
      return noProvision(asked, id, "It names several provisions: choose one.");
    case "unknown":
      return noProvision(asked, id, resolution.reason);
    default:
      return resolution satisfies never;
  }
}

/** An id that says of itself that it is a provision's, and is none that can be read. Null for any other. */
function noProvision(asked: Reading, id: string, reason: string): FoundDocument | null {
  const scheme = SCHEMES.find((each) => id.trim().toLowerCase().startsWith(`${each}-const:`));
  return scheme === undefined ? null : { kind: "answer", answer: unreadProvision(asked, scheme, reason) };
}

function provisionOf(asked: Reading, provision: Provision): FoundDocument {
  const document = checkedDocuments(asked.release.corpus).provision(provision);
  return documentOr(document, () => missingProvision(asked, provision));
}
