import { beforeAll, describe, expect, test } from "vitest";
import type { ImportedCode } from "../../src/import/ocga/import-ocga.ts";
import { importReleases } from "../../src/import/releases/import-releases.ts";
import { describeReleaseStep } from "../../src/import/releases/release-steps.ts";
import { type StoredSection, storedSection, versionQualifier } from "../../src/model/stored-section.ts";
import { splitFrontmatter } from "../../src/store/frontmatter.ts";
import { formatSectionFile } from "../../src/store/section-file.ts";
import { hasRelease, releasePages } from "./real-data.ts";

const RELEASES = ["r74", "r75", "r86"];
const DRAWN = 100;
const SEED = Number(process.env["SEED"] ?? Date.now() % 1_000_000);

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Every word of letters alone, sorted and run together: blind to order, figures, markers, spacing and punctuation. */
const lettersOnly = (text: string) => (text.toLowerCase().match(/\p{L}+/gu) ?? []).sort().join("");
/** Every figure with its digits alone. */
const figuresOnly = (text: string) =>
  (text.match(/\d[\d,.]*/g) ?? [])
    .map((figure) => figure.replace(/\D/g, ""))
    .sort()
    .join(" ");
/** Acts as a section's history counts them. */
const actsOf = ({ notes }: StoredSection) =>
  notes
    .filter(({ heading }) => heading.startsWith("History"))
    .flatMap(({ text }) => text.match(/Ga\. L\. \d{4}/g) ?? []).length;

/** Why a pair of texts may be mere noise, by a criterion that shares nothing with the importer; null where it is not. */
function noiseIn(earlier: StoredSection, later: StoredSection): string | null {
  if (lettersOnly(earlier.text) !== lettersOnly(later.text)) return null;
  if (figuresOnly(earlier.text) !== figuresOnly(later.text)) return null;
  // Words in another order alone: only where an act is printed that did it.
  return actsOf(later) > actsOf(earlier) ? null : `${earlier.citation} ${earlier.release} and ${later.release}`;
}

describe.skipIf(!RELEASES.every(hasRelease))(`releases ${RELEASES.join(", ")} together`, () => {
  let imported: ImportedCode;
  let changed: StoredSection[][];

  beforeAll(async () => {
    imported = await importReleases(RELEASES.map((name) => ({ name, pages: releasePages(name) })));
    const versions = [...Map.groupBy(imported.sections, ({ citation }) => citation).values()];
    changed = versions.filter((own) => own.length > 1 && own.some(({ release }) => release !== "r86"));
  });

  test("keep what changed, and count it per step", () => {
    const { steps, vanished } = imported.report;
    for (const step of steps) process.stdout.write(`${describeReleaseStep(step)}\n`);
    expect(steps).toMatchObject([
      { from: "r74", to: "r75", added: 0 },
      { from: "r75", to: "r86" },
    ]);
    expect(steps[0]?.changed).toHaveLength(9);
    expect(steps[1]?.changed.length).toBeGreaterThan(160);
    expect(steps[1]?.changed.length).toBeLessThan(190);
    // A text that changed without a word of why was damaged on its way.
    expect(steps[1]?.unprinted).toEqual(["21-4-7", "21-4-9", "39-4-4", "42-9-81", "49-4-181"]);
    const compared = new Set([...steps.flatMap((step) => step.changed)]);
    expect(new Set(changed.map(([first]) => first?.citation))).toEqual(compared);
    expect(vanished.filter(({ run }) => run === null)).toMatchObject([
      { citation: "31-16-7", kept_as: "redesignated" },
    ]);
    expect(steps.flatMap(({ gone }) => gone).sort()).toEqual(vanished.map(({ citation }) => citation).sort());
  });

  test(`keep no mere noise: ${DRAWN} changed sections drawn with SEED=${SEED}, and then all`, () => {
    const next = random(SEED);
    const drawn = Array.from({ length: DRAWN }, () => changed[Math.floor(next() * changed.length)] ?? []);
    for (const versions of [...drawn, ...changed]) {
      const noise = versions.slice(1).map((later, index) => noiseIn(versions[index] ?? later, later));
      expect(noise.filter((found) => found !== null)).toEqual([]);
    }
  });

  test("leave no change out that a printed amendment tells of in words", () => {
    const kept = new Set(changed.map(([first]) => first?.citation));
    const told = imported.sections.filter(
      ({ citation, notes }) =>
        /^(?:3|21|31|39|42|49)-/.test(citation) &&
        notes.some(({ text }) => /^The 2022 amendment, effective .*2022, (?:added|inserted) (?!Code)/.test(text)),
    );
    const before = new Set(imported.report.steps.flatMap((step) => [...step.changed, ...step.unprinted]));
    expect(told.length).toBeGreaterThan(10);
    expect(
      told.filter(({ citation }) => !kept.has(citation) && !before.has(citation)).map(({ citation }) => citation),
    ).toEqual([]);
  });

  test("have versions that each read back and that no qualifier confuses", () => {
    for (const versions of Map.groupBy(imported.sections, ({ citation }) => citation).values()) {
      expect(new Set(versions.map(versionQualifier)).size, versions[0]?.citation).toBe(versions.length);
    }
    for (const section of changed.flat()) {
      expect(storedSection.safeParse(section).error, section.source_url).toBeUndefined();
      const read = splitFrontmatter(formatSectionFile(section));
      expect(read.kind === "file" && { ...read.fields, text: read.body }, section.source_url).toEqual(section);
    }
  });

  test("know the days that notes and older releases print", () => {
    const daysOf = (citation: string) =>
      imported.sections
        .filter((section) => section.citation === citation)
        .map(({ release, effective_from, effective_until, ends_as }) => [
          release,
          effective_from,
          effective_until,
          ends_as,
        ]);
    expect(daysOf("21-2-213")).toEqual([
      ["r75", null, "2021-01-01", "superseded"],
      ["r86", "2021-01-01", null, null],
    ]);
    expect(daysOf("31-7-351")).toEqual([
      ["r74", null, "2019-10-01", "superseded"],
      ["r75", "2019-10-01", "2022-07-01", "superseded"],
      ["r86", "2022-07-01", null, null],
    ]);
    // Two amendments on two days: neither is guessed.
    expect(daysOf("42-5-56")).toEqual([
      ["r75", null, null, null],
      ["r86", null, null, null],
    ]);
    expect(daysOf("31-16-2")).toEqual([
      ["r75", null, "2020-07-01", "repealed"],
      ["r86", null, null, null],
    ]);
  });
});
