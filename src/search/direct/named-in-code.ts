import type { DatabaseSync } from "node:sqlite";
import { readCodeReference } from "../../identifiers/code-reference.ts";
import { readConstitutionReference } from "../../identifiers/constitution-reference.ts";
import { termsOf } from "../words/terms-of.ts";
import type { NamedDocument } from "./named-document.ts";
import { namedAmongWords } from "./word-runs.ts";

type Place = { list: string; key: string; subsection: string | null };

/** Reads what a query of the Code names: a citation, whole or among words; a provision; an act by its short title. */
export function namedInCode(db: DatabaseSync): (query: string, scheme: "ocga" | "ga" | "us") => NamedDocument | null {
  const byKey = db.prepare("SELECT id FROM document WHERE list = ? AND key = ?");
  const byAlias = db.prepare(
    "SELECT id FROM alias JOIN document USING (list, key) WHERE alias.list = ? AND alias.written = ?",
  );
  const byTitle = db.prepare(
    `SELECT document FROM search_act_key JOIN search_act USING (position) JOIN search_code ON search_code.id = search_act.row
     WHERE key = ? ORDER BY live DESC, position LIMIT 1`,
  );
  const stored = (place: Place | null, read: string, whole: boolean): NamedDocument | null => {
    if (place === null) return null;
    const found = byKey.get(place.list, place.key) ?? byAlias.get(place.list, place.key);
    if (found === undefined) return null;
    const kind = place.list === "ocga" ? "section" : "provision";
    return { kind, document: found["id"] as number, read, whole, subsection: place.subsection };
  };
  return (query, scheme) => {
    const whole = query.trim();
    const named = stored(sectionNamed(whole), whole, true) ?? stored(provisionNamed(whole, scheme), whole, true);
    if (named !== null) return named;
    const among = namedAmongWords(
      query,
      (run) => stored(sectionNamed(run), run, false),
      (a, b) => a.document === b.document && a.subsection === b.subsection,
    );
    if (among !== null) return { ...among.found, read: among.read };
    const act = byTitle.get(termsOf(query).join(" "));
    if (act === undefined) return null;
    return { kind: "act", document: act["document"] as number, read: whole, whole: true, subsection: null };
  };
}

function sectionNamed(text: string): Place | null {
  const reading = readCodeReference(text);
  if (reading.kind !== "canonical" && reading.kind !== "redirect") return null;
  return { list: "ocga", key: reading.id, subsection: reading.subsection };
}

function provisionNamed(text: string, scheme: "ocga" | "ga" | "us"): Place | null {
  const reading = scheme === "ocga" ? readConstitutionReference(text) : readConstitutionReference(text, scheme);
  if (reading.kind !== "canonical" && reading.kind !== "redirect") return null;
  return { list: reading.id.scheme, key: reading.id.slug, subsection: reading.subsection };
}
