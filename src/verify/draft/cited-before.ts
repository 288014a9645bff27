import { parseReporterCitation, type ReporterCitation } from "../../identifiers/opinions/reporter-citation.ts";
import { nameWords } from "./case-name.ts";
import type { FoundCitation } from "./found-citation.ts";

type Begun = { readonly page: number; readonly citation: FoundCitation };

/** Citations of one volume that are looked at, from the last one back. */
const LOOKED_AT = 50;

/** The full citations that a reader has come by, by what a short form says of them: a name, or a volume and a page. */
export class CitedBefore {
  readonly #byWord = new Map<string, FoundCitation>();
  readonly #byVolume = new Map<string, Begun[]>();

  add(citation: FoundCitation): void {
    const { target } = citation;
    if (target.kind !== "opinion") return;
    for (const word of nameWords(target.name ?? "")) this.#byWord.set(word, citation);
    for (const cite of target.written.split(", ")) {
      const read = parseReporterCitation(cite);
      if (read === null) continue;
      this.#byVolume.getOrInsertComputed(volumeOf(read), () => []).push({ page: Number(read.page), citation });
    }
  }

  /** The last citation of a case that has a word of this name, of those that not any case may have. */
  named(name: string): FoundCitation | null {
    const all = nameWords(name).flatMap((word) => this.#byWord.get(word) ?? []);
    return all.reduce<FoundCitation | null>((last, each) => (each.start > (last?.start ?? -1) ? each : last), null);
  }

  /** The last citation of a volume that begins at a page or before it, and has the name where both have one. */
  paged(written: ReporterCitation, name: string | null): FoundCitation | null {
    const own = new Set(nameWords(name ?? ""));
    const begun = this.#byVolume.get(volumeOf(written))?.slice(-LOOKED_AT) ?? [];
    const found = begun.findLast(({ page, citation: { target } }) => {
      const words = target.kind === "opinion" ? nameWords(target.name ?? "") : [];
      const isOther = own.size > 0 && words.length > 0 && !words.some((word) => own.has(word));
      return page <= Number(written.page) && !isOther;
    });
    return found?.citation ?? null;
  }
}

function volumeOf({ volume, reporter }: ReporterCitation): string {
  return `${volume} ${reporter}`;
}
