import type { CodeStatus } from "../model/code-status.ts";
import { type StoredSection, versionQualifier } from "../model/stored-section.ts";

/** A stored version with what it is on the day of the build. */
export type DatedVersion = { stored: StoredSection; version: string; status: CodeStatus; inForce: boolean };

/** Where a version stands among those of its citation. */
type Standing = { current: boolean; replaced: boolean; newestRelease: number };

/**
 * The versions of one citation on a day: the one in force first, then the others from the newest to the oldest. At most
 * one is in force; with none, the newest leads (DESIGN, "Version qualifier").
 */
export function versionsOn(asOf: string, stored: readonly StoredSection[]): DatedVersion[] {
  const newestFirst = [...stored].sort((a, b) => compareAge(b, a));
  const newestRelease = Math.max(...stored.map(releaseNumber));
  const current = newestFirst.find((section) => isInForce(section, asOf, newestRelease));
  const dated = newestFirst.map((section) => ({
    stored: section,
    version: versionQualifier(section),
    status: statusOn(section, asOf, { current: section === current, replaced: current !== undefined, newestRelease }),
    inForce: section === current,
  }));
  return [...dated.filter((version) => version.inForce), ...dated.filter((version) => !version.inForce)];
}

/** The days on which a version starts or ends. */
export function changeDays(section: StoredSection): string[] {
  return [section.effective_from, section.effective_until].filter((day) => day !== null);
}

/** The first of some days that comes after one; null when none does. */
export function nextDay(days: readonly string[], asOf: string): string | null {
  return days.reduce<string | null>((next, day) => (day > asOf && (next === null || day < next) ? day : next), null);
}

function isInForce(section: StoredSection, asOf: string, newestRelease: number): boolean {
  if (section.status !== "active" || section.effect_uncertain) return false;
  if (section.effective_from !== null && asOf < section.effective_from) return false;
  if (section.effective_until !== null) return asOf < section.effective_until;
  // A text that the newest release no longer prints has ended, though no source says when.
  return releaseNumber(section) === newestRelease;
}

function statusOn(section: StoredSection, asOf: string, standing: Standing): CodeStatus {
  if (section.status !== "active" || standing.current) return section.status;
  const { effective_from, effective_until, ends_as } = section;
  if (ends_as !== null && effective_until !== null && asOf >= effective_until) return ends_as;
  if (effective_until === null && releaseNumber(section) < standing.newestRelease) return "superseded";
  if (effective_from !== null && asOf < effective_from) return "active";
  return standing.replaced && !section.effect_uncertain ? "superseded" : "active";
}

/**
 * Older before newer: by the release that printed it, then by the day a version starts, then by the day it ends; a version
 * without end is newer.
 */
function compareAge(a: StoredSection, b: StoredSection): number {
  return (
    releaseNumber(a) - releaseNumber(b) ||
    compareDays(a.effective_from ?? "", b.effective_from ?? "") ||
    compareDays(a.effective_until ?? "9999", b.effective_until ?? "9999") ||
    // A text and a mark such as [Reserved] printed for one citation: the text is the later state.
    Number(a.status === "active") - Number(b.status === "active")
  );
}

function compareDays(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function releaseNumber(section: StoredSection): number {
  return Number(section.release.slice(1));
}
