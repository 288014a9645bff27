import type { SectionRecord, SectionVersion } from "../model/section-record.ts";
import { type Blocks, heading, link, list, type NestedEntry } from "./nodes.ts";
import { STATUS_MARKS } from "./status-marks.ts";
import { twinAddress } from "./twin-address.ts";

/** The versions that are not shown, each with its address. */
export function otherVersions(record: SectionRecord, shown: SectionVersion): Blocks {
  const entries = record.versions
    .filter((version) => version !== shown)
    .map((version): NestedEntry => {
      const qualifier = version === record.versions[0] ? undefined : version.version;
      const address = twinAddress(record.md_url, { version: qualifier });
      const rest = ` (${standing(version)}) ${version.catchline}`.trimEnd();
      return { words: [link(version.version, address), rest], below: [] };
    });
  return entries.length === 0 ? [] : [heading(2, "Other versions"), list(entries)];
}

function standing({ in_force_now, status }: SectionVersion): string {
  return in_force_now ? "in force" : (STATUS_MARKS[status]?.slice(1, -1).toLowerCase() ?? "not in force");
}
