/**
 * A written reference and how it reads. Numbers are plain strings here: tests parse them. A session is its year or years
 * and what is said beside: `2025`, `2025-2026 regular`, `2021 any`, `2021 1`; nothing where that is unsaid.
 */
export type BillReferenceExample =
  | {
      readonly written: string;
      readonly kind: "bill";
      readonly number: string;
      readonly session: string | null;
      readonly canonical: boolean;
    }
  | { readonly written: string; readonly kind: "digits"; readonly value: number }
  | {
      readonly written: string;
      readonly kind: "ambiguous";
      readonly numbers: readonly string[];
      readonly session: string | null;
    }
  | { readonly written: string; readonly kind: "unknown" };

/** A row for a text that is exactly a number, or exactly an id. */
export function canonical(written: string, number: string, session: string | null = null): BillReferenceExample {
  return { written, kind: "bill", number, session, canonical: true };
}

/** Rows for other written forms of one bill of one session, or of none. */
export function bills(number: string, session: string | null, ...rows: readonly string[]): BillReferenceExample[] {
  return rows.map((written) => ({ written, kind: "bill", number, session, canonical: false }));
}

/** A row for digits alone. */
export function digits(written: string, value: number): BillReferenceExample {
  return { written, kind: "digits", value };
}

/** A row for a text that fits several numbers. */
export function ambiguous(written: string, session: string | null, ...numbers: string[]): BillReferenceExample {
  return { written, kind: "ambiguous", numbers, session };
}

/** A row for a text that is no reference to one bill. */
export function unknown(written: string): BillReferenceExample {
  return { written, kind: "unknown" };
}
