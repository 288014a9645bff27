import type { Citation } from "../../src/identifiers/citation.ts";
import { readCodeReference } from "../../src/identifiers/code-reference.ts";
import { readConstitutionReference } from "../../src/identifiers/constitution-reference.ts";
import type { Provision } from "../../src/identifiers/provision.ts";
import type { Resolution } from "../../src/identifiers/resolution.ts";
import { splitIds } from "./split-ids.ts";

/** One id of a batch read as its words go: whether anything bears it is not decided here. */
export type ItemId = {
  /** As the caller wrote it. */
  readonly written: string;
} & (
  | { readonly kind: "sections"; readonly from: Citation; readonly to: Citation }
  | ({ readonly kind: "provision" } & Provision)
  | { readonly kind: "unread" }
);

/**
 * Reads the `ids` of a batch read (contract section 4.4): separated by commas, each a section in any written form, a range
 * (`a..b`, `a through b`), or a provision (`ga-const:{slug}`). An id that names several sections counts as so many.
 */
export function readItemIds(ids: string): ItemId[] {
  return splitIds(ids).flatMap(readItemId);
}

function readItemId(written: string): ItemId[] {
  const resolution = readCodeReference(written);
  switch (resolution.kind) {
    case "canonical":
    case "redirect":
      return [{ written, kind: "sections", from: resolution.id, to: resolution.id }];
    case "range":
      return resolution.items.map(({ from, to }) => {
        const alone = from === to ? from : `${from}..${to}`;
        return { written: resolution.items.length === 1 ? written : alone, kind: "sections", from, to };
      });
    case "ambiguous":
    case "unknown":
      return [provisionId(written, readConstitutionReference(written))];
    default:
      return resolution satisfies never;
  }
}

function provisionId(written: string, resolution: Resolution<Provision>): ItemId {
  if (resolution.kind !== "canonical" && resolution.kind !== "redirect") return { written, kind: "unread" };
  return { written, kind: "provision", ...resolution.id };
}
