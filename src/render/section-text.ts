import type { SectionRecord, SectionVersion } from "../model/section-record.ts";
import { printedText } from "./status-marks.ts";

/** A version by its qualifier, the leading one without; null where the section has no such version. */
export function versionOf(record: SectionRecord, qualifier: string | undefined): SectionVersion | null {
  if (qualifier === undefined) return record.versions[0] ?? null;
  return record.versions.find(({ version }) => version === qualifier) ?? null;
}

/**
 * The text of a version alone, verbatim, and one line break; for a section printed without text its mark, `[Reserved]`.
 * Null where the section has no version of that qualifier.
 */
export function sectionText(record: SectionRecord, version?: string): string | null {
  const found = versionOf(record, version);
  return found === null ? null : `${printedText(found)}\n`;
}
