import type { RangeItem } from "../../resolution.ts";

/** A written reference and how it reads. Citations are plain strings here: tests parse them. */
export type CodeReferenceExample =
  | { readonly written: string; readonly kind: "canonical"; readonly id: string; readonly subsection: null }
  | { readonly written: string; readonly kind: "redirect"; readonly id: string; readonly subsection: string | null }
  | { readonly written: string; readonly kind: "range"; readonly items: readonly RangeItem<string>[] }
  | { readonly written: string; readonly kind: "unknown" };

/** A row for a text that is exactly a citation. */
export function canonical(written: string): CodeReferenceExample {
  return { written, kind: "canonical", id: written, subsection: null };
}

/** A row for another written form of one section, or of a part of it. */
export function redirect(written: string, id: string, subsection: string | null = null): CodeReferenceExample {
  return { written, kind: "redirect", id, subsection };
}

/** A row for a list or a range; an item is a citation, or a pair of them. */
export function range(written: string, ...items: (string | readonly [string, string])[]): CodeReferenceExample {
  const pairs = items.map((item) =>
    typeof item === "string" ? { from: item, to: item } : { from: item[0], to: item[1] },
  );
  return { written, kind: "range", items: pairs };
}

/** A row for a text that is no reference. */
export function unknown(written: string): CodeReferenceExample {
  return { written, kind: "unknown" };
}
