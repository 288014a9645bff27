import type { ChapterRecord, HeadingRecord, SlimSection } from "../model/tree-records.ts";

/** One step through a chapter in printed order. `depth` is 1 for an article straight under the chapter. */
export type OutlineStep =
  | { kind: "heading"; depth: number; heading: HeadingRecord }
  | { kind: "section"; depth: number; section: SlimSection; index: number };

type Placed = { heading: HeadingRecord; depth: number };

/**
 * A chapter's headings and sections in printed order: every heading once, before its first section, those without sections
 * in their place. A heading comes again where a section of an earlier part is printed after a later one.
 */
export function chapterOutline(chapter: Pick<ChapterRecord, "children" | "items">): OutlineStep[] {
  const headings = inOrder(chapter.children, 1);
  const at = new Map(headings.map(({ heading }, index) => [heading.path, index]));
  const steps: OutlineStep[] = [];
  let passed = 0;
  let current: string | null = null;
  chapter.items.forEach((section, index) => {
    const position = section.under === null ? undefined : at.get(section.under);
    const placed = position === undefined ? undefined : headings[position];
    if (position !== undefined && placed !== undefined && section.under !== current) {
      const fresh = headings.slice(passed, position + 1);
      for (const { heading, depth } of fresh.length > 0 ? fresh : [placed])
        steps.push({ kind: "heading", depth, heading });
      passed = Math.max(passed, position + 1);
    }
    current = section.under;
    steps.push({ kind: "section", depth: placed?.depth ?? 0, section, index });
  });
  for (const { heading, depth } of headings.slice(passed)) steps.push({ kind: "heading", depth, heading });
  return steps;
}

function inOrder(headings: readonly HeadingRecord[], depth: number): Placed[] {
  return headings.flatMap((heading) => [{ heading, depth }, ...inOrder(heading.children, depth + 1)]);
}
