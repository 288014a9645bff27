import { ROUTES, type Route, type RouteId } from "../src/contract/routes.ts";
import { readConstitutionReference } from "../src/identifiers/constitution-reference.ts";
import type { Answer } from "./answer.ts";
import { eitherProvision, toProvision } from "./locate-provision.ts";
import type { Reading } from "./reading.ts";

/** The route that gives a provision in the form in which a route gives a section. */
const COUNTERPARTS: ReadonlyMap<string, RouteId> = new Map<RouteId, RouteId>([
  ["code.section", "code.provision"],
  ["code.section.text", "code.provision.text"],
  ["code.section.markdown", "code.provision.markdown"],
  ["site.code.section", "site.provision"],
  ["site.code.section.md", "site.provision.md"],
  ["site.code.section.text", "site.provision.text"],
]);

/** Where the words of a section's address name a provision of a constitution: the way there. Null where they do not. */
export function provisionInstead(reading: Reading): Answer | null {
  const citation = reading.params["ref"] ?? "";
  const resolution = readConstitutionReference(citation);
  const id = COUNTERPARTS.get(reading.route.id);
  const route: Route | undefined = ROUTES.find((other) => other.id === id);
  if (route === undefined) return null;
  const there: Reading = { ...reading, route, params: { citation } };
  switch (resolution.kind) {
    case "canonical":
    case "redirect":
      return toProvision(there, resolution.id, resolution.subsection);
    case "ambiguous":
      return eitherProvision(there, resolution.candidates);
    case "range":
    case "unknown":
      return null;
    default:
      return resolution satisfies never;
  }
}
