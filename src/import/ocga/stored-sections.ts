import { compareCitations } from "../../identifiers/citation.ts";
import type { StoredSection } from "../../model/stored-section.ts";
import { headingChain, type PrintedSection, type PrintedTitle } from "./printed-title.ts";
import type { Release } from "./release-facts.ts";
import type { Notice } from "./report.ts";
import { sectionStatus } from "./section-status.ts";
import { tellApart } from "./tell-apart.ts";
import { versionDates } from "./version-dates.ts";

const PAGES = "https://unicourt.github.io/cic-code-ga/transforms/ga/ocga";

/** The sections of a title as they are kept, by citation and then in printed order; and how many empty repeats were folded. */
export function storedSections(
  title: PrintedTitle,
  release: Release,
  notice: Notice,
): { sections: StoredSection[]; repeats: number } {
  const groups = Map.groupBy(title.sections, ({ heading }) => heading.citation);
  let repeats = 0;
  const sections = [...groups.values()].flatMap((printed) => {
    const versions = foldRepeats(printed, notice);
    repeats += printed.length - versions.length;
    const dates = versionDates(versions);
    return tellApart(
      versions.map((section, index) => ({
        citation: section.heading.citation,
        through: section.heading.through,
        catchline: section.heading.catchline,
        status: sectionStatus(section, notice),
        effective_from: dates[index]?.from ?? null,
        effective_until: dates[index]?.until ?? null,
        ends_as: dates[index]?.endsAs ?? null,
        effect_uncertain: section.heading.marks.uncertain,
        effective_note: section.heading.note,
        release: release.name,
        under: pathBelowChapter(section, notice),
        source_url: `${PAGES}/${release.name}/${title.file}#${section.id}`,
        notes: section.notes,
        text: section.text.join("\n\n"),
      })),
      notice,
    );
  });
  return { sections: sections.toSorted((a, b) => compareCitations(a.citation, b.citation)), repeats };
}

/** A section printed again with the same heading and no text is the same version: its further notes are added to it. */
function foldRepeats(printed: readonly PrintedSection[], notice: Notice): PrintedSection[] {
  const kept: PrintedSection[] = [];
  for (const section of printed) {
    const same = kept.find(
      ({ heading }) => heading.catchline === section.heading.catchline && heading.note === section.heading.note,
    );
    const text = section.text.join("\n");
    const again =
      same !== undefined && section.heading.marks.status === null && (text === "" || text === same.text.join("\n"));
    if (!again) {
      kept.push(section);
      continue;
    }
    if (text !== "") notice("same text again", section.id, text);
    const known = new Set(same.notes.map(({ text: note }) => note));
    same.notes.push(...section.notes.filter(({ text: note }) => !known.has(note)));
  }
  return kept;
}

function pathBelowChapter(section: PrintedSection, notice: Notice): string | null {
  const [chapter, ...below] = headingChain(section.above);
  if (chapter?.number !== section.heading.citation.split("-")[1]) {
    notice(
      "section outside its chapter",
      section.id,
      `${section.heading.citation} under ${chapter?.kind ?? "no chapter"} ${chapter?.number ?? ""}`,
    );
    return null;
  }
  return below.map(({ kind, number }) => `${kind}-${number}`).join("/") || null;
}
