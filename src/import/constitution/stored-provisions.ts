import type { Scheme } from "../../identifiers/provision.ts";
import type { StoredProvision } from "../../model/stored-provision.ts";
import { NO_MARKS } from "../ocga/heading-marks.ts";
import type { PrintedSection } from "../ocga/printed-title.ts";
import { sectionStatus } from "../ocga/section-status.ts";
import { separateHistory } from "../ocga/separate-history.ts";
import { readHeadingWords } from "./heading-words.ts";
import type { ProvisionDraft } from "./provision-draft.ts";
import { repealedAmendments } from "./repealed-amendments.ts";
import type { ConstitutionNotice } from "./report.ts";

/** The drafts as they are kept. `addressOf` gives the source address of an id, which is empty where a file has none. */
export function storedProvisions(
  scheme: Scheme,
  drafts: readonly ProvisionDraft[],
  addressOf: (id: string) => string,
  notice: ConstitutionNotice,
): StoredProvision[] {
  const repealed = repealedAmendments(scheme, drafts);
  return foldRepeats(drafts.map(withMarkInHeading), notice).map((draft) => {
    const status = printedStatus(draft, notice);
    const { heading, note } = readHeadingWords(draft.words);
    return {
      scheme,
      slug: draft.slug,
      heading,
      headings: [...draft.above],
      status: repealed.has(draft.slug) ? "repealed" : status,
      effective_note: note,
      source_url: addressOf(draft.id),
      notes: draft.notes,
      text: draft.text.join("\n\n"),
    };
  });
}

/** `[Repealed]` in the place of the text belongs to the heading. */
function withMarkInHeading(draft: ProvisionDraft): ProvisionDraft {
  const [only = "", ...more] = draft.text;
  if (more.length > 0 || !/^\[.*\]\.?$/.test(only) || readHeadingWords(only).status === null) return draft;
  return { ...draft, words: `${draft.words} ${only}`.trim(), text: [] };
}

/** Its status as that of a section of the Code is found: by its heading's mark, by its text, else by what its notes say. */
function printedStatus(draft: ProvisionDraft, notice: ConstitutionNotice): StoredProvision["status"] {
  const { status } = readHeadingWords(draft.words);
  // Those functions read only the fields given here.
  const section = { ...draft, heading: { marks: { ...NO_MARKS, status } } } as unknown as PrintedSection;
  separateHistory(section, draft.notes, notice);
  draft.text = section.text;
  const found = sectionStatus(section, notice);
  if (found === "note_only" && draft.notes.length === 0) notice("provision without text", draft.id, draft.slug);
  return found;
}

/** A provision printed twice is kept once: what the second adds becomes notes of the first. */
function foldRepeats(drafts: readonly ProvisionDraft[], notice: ConstitutionNotice): ProvisionDraft[] {
  return [...Map.groupBy(drafts, ({ slug }) => slug).values()].map((printed) => {
    const kept = printed.find(({ text }) => text.length > 0) ?? printed[0];
    if (kept === undefined) throw new Error("a group has a member");
    for (const draft of printed) {
      if (draft === kept) continue;
      const text = draft.text.join("\n\n");
      if (text !== "" && text !== kept.text.join("\n\n")) {
        notice("provision printed twice", draft.id, `${draft.slug} ${draft.words}`);
        kept.notes.push({ heading: `Also printed: ${draft.words || draft.slug}`, text });
      }
      kept.notes.push(...draft.notes);
    }
    return kept;
  });
}
