import { type StoredSection, versionQualifier } from "../../model/stored-section.ts";
import type { Notice } from "./report.ts";

/**
 * Versions of one section, oldest first, with qualifiers that differ: where two would be the same the older loses its
 * dates and is told apart by its release alone, and where that is taken by the next lower number that is free. Each is
 * reported.
 */
export function tellApart(versions: readonly StoredSection[], notice: Notice): StoredSection[] {
  const taken = new Set<string>();
  return versions
    .toReversed()
    .map((version) => {
      if (!taken.has(versionQualifier(version))) return keep(version, taken);
      notice("undated versions", version.source_url.split("#")[1] ?? "", `${version.citation} ${version.catchline}`);
      let number = Number(version.release.slice(1));
      let other = version;
      do {
        other = { ...version, effective_from: null, effective_until: null, ends_as: null, release: `r${number}` };
        number -= 1;
      } while (taken.has(versionQualifier(other)));
      return keep(other, taken);
    })
    .toReversed();
}

function keep(version: StoredSection, taken: Set<string>): StoredSection {
  taken.add(versionQualifier(version));
  return version;
}
