import { LIMITS } from "../contract/limits.ts";
import type { SectionVersion } from "../model/section-record.ts";
import type { Anchor } from "../text/anchors.ts";
import { textOfAnchor } from "../text/slice-subsection.ts";
import { aside, type Blocks, heading, link, sourceText } from "./nodes.ts";
import { notesBlocks } from "./notes-blocks.ts";
import { headingsAbove, type PrintedHeading } from "./printed-headings.ts";
import { citedPart } from "./printed-part.ts";
import { printedText } from "./status-marks.ts";
import { twinAddress } from "./twin-address.ts";

/** A version of a section or a provision as a twin shows it: the same blocks, whichever it is. */
export type ShownDocument = {
  noun: "section" | "provision";
  /** Its heading, or that of one part of it. */
  title: (part: Anchor | null) => string;
  /** The headings above it, outermost first. */
  headings: readonly PrintedHeading[];
  /** What is to be known before reading it. */
  notices: readonly string[];
  printed: Pick<SectionVersion, "text" | "status" | "notes">;
  md_url: string;
  /** What selects it among the versions at that address: undefined for the leading one. */
  version: string | undefined;
};

/** A document's heading, what is to be known before reading it, and its text or its mark. */
export function textBlocks(shown: ShownDocument, depth: number): Blocks {
  return [
    heading(depth, shown.title(null)),
    ...(depth === 1 ? headingsAbove(shown.headings) : []),
    ...aside(shown.notices.map((notice) => [notice])),
    ...sourceText(printedText(shown.printed)),
  ];
}

/** One part of a document, under the headings above it, and where the whole is. */
export function partBlocks(shown: ShownDocument, part: Anchor): Blocks {
  const whole = twinAddress(shown.md_url, { version: shown.version });
  const alone = `This is ${citedPart(part)} alone. The whole ${shown.noun}, with its notes: `;
  return [
    heading(1, shown.title(part)),
    ...headingsAbove(shown.headings),
    ...aside([...shown.notices.map((notice) => [notice]), [alone, link(whole, whole)]]),
    ...sourceText(textOfAnchor(shown.printed.text, part)),
  ];
}

/** A document's printed notes: all of them when asked for, else up to the cap. */
export function shownNotes({ printed, md_url, version }: ShownDocument, notes: "all" | undefined): Blocks {
  const whole = twinAddress(md_url, { version, notes: "all" });
  return notesBlocks(printed.notes, 2, {
    chars: notes === "all" ? Number.POSITIVE_INFINITY : LIMITS.notesChars,
    whole,
  });
}
