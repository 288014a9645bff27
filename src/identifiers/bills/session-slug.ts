/** The canonical name of a session: `2025-2026`, `2021-special-1`. Made only by `parseSessionSlug`. */
export type SessionSlug = string & { readonly __brand: "SessionSlug" };

/** What a slug says: its first and last year, and the number of a special session, null for a regular one. */
export interface SessionParts {
  readonly start: number;
  readonly end: number;
  readonly special: number | null;
}

/** Pattern source: a year in which a session may have been held. */
export const YEAR_SOURCE = String.raw`(?:1[789]|2[01])\d\d`;

const SLUG = new RegExp(`^(?<start>${YEAR_SOURCE})(?:-(?<end>${YEAR_SOURCE}))?(?:-special-(?<special>[1-9]\\d?))?$`);

/** A session lasts for one year, or for a year and the next. */
export function isSessionSpan(start: number, end: number): boolean {
  return end === start || end === start + 1;
}

function readParts(text: string): SessionParts | null {
  const { start, end, special } = SLUG.exec(text)?.groups ?? {};
  if (start === undefined) return null;
  return { start: Number(start), end: Number(end ?? start), special: special === undefined ? null : Number(special) };
}

function writeParts({ start, end, special }: SessionParts): string {
  if (special === null) return `${start}-${end}`;
  return `${start === end ? start : `${start}-${end}`}-special-${special}`;
}

/** The canonical slug, null when the text is not one. A special session of one year has that year once. */
export function parseSessionSlug(text: string): SessionSlug | null {
  const parts = readParts(text);
  if (parts === null || !isSessionSpan(parts.start, parts.end)) return null;
  return writeParts(parts) === text ? (text as SessionSlug) : null;
}

/** What a slug says: `2021-special-1` is `{start: 2021, end: 2021, special: 1}`. */
export function sessionParts(slug: SessionSlug): SessionParts {
  const parts = readParts(slug);
  if (parts === null) throw new TypeError(`Not made by parseSessionSlug: ${JSON.stringify(slug)}`);
  return parts;
}

/** The slug of these parts. The inverse of `sessionParts`. Throws where no session can be of these years and number. */
export function formatSessionSlug(parts: SessionParts): SessionSlug {
  const slug = parseSessionSlug(writeParts(parts));
  if (slug === null) throw new RangeError(`Not the years and number of a session: ${JSON.stringify(parts)}`);
  return slug;
}

/**
 * Oldest first by the first year; of one first year the regular session, then special ones, in the order of their years
 * and numbers. A total order.
 */
export function compareSessions(a: SessionSlug, b: SessionSlug): number {
  const [left, right] = [sessionParts(a), sessionParts(b)];
  return (
    left.start - right.start ||
    Number(left.special !== null) - Number(right.special !== null) ||
    left.end - right.end ||
    (left.special ?? 0) - (right.special ?? 0)
  );
}

/**
 * Newest first: the session that ends last; of one last year the regular one, which sits longest, then special ones, the
 * last of them first. A total order.
 */
export function compareNewestFirst(a: SessionSlug, b: SessionSlug): number {
  const [left, right] = [sessionParts(a), sessionParts(b)];
  return (
    right.end - left.end ||
    Number(left.special !== null) - Number(right.special !== null) ||
    right.start - left.start ||
    (right.special ?? 0) - (left.special ?? 0)
  );
}
