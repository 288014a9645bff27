import type { Provision } from "../provision.ts";
import { type ProvisionParts, provisionSlug, SCHEMES, type Scheme } from "../provision-slug.ts";
import { joinAnchors } from "../subsection-anchor.ts";
import { readDesignation } from "./provision-designation.ts";
import { readSpelledNumber } from "./spelled-number.ts";
import type { Level, WrittenLevel, WrittenProvision } from "./written-provision.ts";

/** One way to read a reference: the provision, and the part of its text. */
export interface ProvisionReading {
  readonly id: Provision;
  readonly subsection: string | null;
}

type Levels = WrittenProvision["levels"];

/** Outermost first. */
const NUMBERED: readonly Level[] = ["article", "amendment", "section", "paragraph", "clause"];
const LEVEL_ORDER: readonly Level[] = [...NUMBERED, "subparagraph", "division", "item"];

/** How a text says whose provision it is: not at all, by where it stands, or in its own words. */
const SAID = ["nowhere", "given", "named"] as const;
type Said = (typeof SAID)[number];

/**
 * Levels that a constitution is read with only where it is said: an amendment alone is one to the United States
 * constitution; a paragraph is Georgia's, unless the words call it one of the United States constitution.
 */
const NEEDS: Readonly<Record<Scheme, readonly { readonly level: Level; readonly said: Said }[]>> = {
  ga: [{ level: "amendment", said: "given" }],
  us: [{ level: "paragraph", said: "named" }],
};

/** Georgia's constitution has no clauses. */
const NEVER: Readonly<Record<Scheme, readonly Level[]>> = { ga: ["clause"], us: [] };

/**
 * Levels that are cited but not printed: the paragraphs of a section of the United States constitution carry no
 * number, so a clause is read as the section or article that holds it.
 */
const NOT_PRINTED: Readonly<Record<Scheme, readonly Level[]>> = { ga: [], us: ["paragraph", "clause"] };

const has =
  (levels: Levels) =>
  (level: Level): boolean =>
    levels.has(level);

function designationOf(level: WrittenLevel | undefined): string | null {
  if (level === undefined) return null;
  const spelled = readSpelledNumber(level.value);
  return spelled === null ? readDesignation(level.value) : String(spelled);
}

function numberOf(level: WrittenLevel | undefined): number | null {
  const designation = designationOf(level);
  return designation !== null && /^\d+$/.test(designation) ? Number(designation) : null;
}

function partsIn(scheme: Scheme, levels: Levels): ProvisionParts | null {
  if (levels.has("preamble")) return levels.size === 1 ? { kind: "preamble" } : null;
  for (const level of NUMBERED) {
    const written = levels.get(level);
    if (written !== undefined && designationOf(written) === null) return null;
  }
  const [amendment, article] = [numberOf(levels.get("amendment")), numberOf(levels.get("article"))];
  const paragraph = NOT_PRINTED[scheme].includes("paragraph") ? null : designationOf(levels.get("paragraph"));
  if (levels.has("amendment")) {
    return amendment === null || levels.has("article") || paragraph !== null ? null : { kind: "amendment", amendment };
  }
  if (article === null) return null;
  return { kind: "article", article, section: designationOf(levels.get("section")), paragraph };
}

/** The anchor of all parts named, down to where several are named at once or a level is not printed. */
function anchorIn(scheme: Scheme, levels: Levels): string | null {
  const anchors: (string | null)[] = [];
  for (const level of LEVEL_ORDER) {
    const written = levels.get(level);
    if (written === undefined) continue;
    if (NOT_PRINTED[scheme].includes(level)) break;
    if (level === "section" && levels.has("amendment")) anchors.push(designationOf(written));
    if (written.several) break;
    anchors.push(written.anchor);
  }
  return joinAnchors(anchors);
}

/** Marks stand after the innermost numbered level only: `Article I, Section I(a), Paragraph I` is not written. */
function marksAreInnermost(levels: Levels): boolean {
  const numbered = NUMBERED.filter(has(levels));
  return numbered.slice(0, -1).every((level) => levels.get(level)?.anchor === null);
}

const LETTER_MARK = /^(?<letter>[A-H])(?:-|$)/;

/** `Paragraph VIII(A)`: subparagraph `A` of VIII, or a paragraph VIII-A; nothing in the text decides. */
function withLetter(parts: ProvisionParts, levels: Levels): ProvisionParts[] {
  const written = levels.get("paragraph");
  const letter = written?.several ? undefined : LETTER_MARK.exec(written?.anchor ?? "")?.groups?.["letter"];
  if (letter === undefined || parts.kind !== "article" || !/^\d+$/.test(parts.paragraph ?? "")) return [parts];
  return [parts, { ...parts, paragraph: `${parts.paragraph}${letter}` }];
}

function readingsIn(scheme: Scheme, levels: Levels): ProvisionReading[] {
  const parts = partsIn(scheme, levels);
  if (parts === null || NEVER[scheme].some(has(levels))) return [];
  const subsection = anchorIn(scheme, levels);
  return withLetter(parts, levels).flatMap((reading) => {
    const slug = provisionSlug(scheme, reading);
    return slug === null ? [] : [{ id: { scheme, slug }, subsection }];
  });
}

/** Every provision that a written reference may name; `given` is the constitution where its words name none. */
export function provisionReadings({ scheme, levels }: WrittenProvision, given: Scheme | null): ProvisionReading[] {
  if (!marksAreInnermost(levels)) return [];
  const said = scheme ?? given;
  const how: Said = scheme !== null ? "named" : given !== null ? "given" : "nowhere";
  return SCHEMES.filter((other) => said === null || said === other)
    .filter((other) =>
      NEEDS[other].every((need) => !levels.has(need.level) || SAID.indexOf(how) >= SAID.indexOf(need.said)),
    )
    .flatMap((other) => readingsIn(other, levels));
}
