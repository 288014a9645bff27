import * as z from "zod";

/**
 * What a printed Code section is (contract section 3).
 *
 * - `active`: it has text that is, was or will be law
 * - `repealed`, `reserved`, `redesignated`: printed as such, without text in force
 * - `superseded`: its text has ended and another text has taken, or is to take, its place
 * - `note_only`: a heading with printed notes and neither text nor one of the marks above
 */
export const CODE_STATUSES = ["active", "repealed", "reserved", "redesignated", "superseded", "note_only"] as const;

/** Schema of a Code section's status. */
export const codeStatus = z.enum(CODE_STATUSES);
/** One of the six statuses of a Code section. */
export type CodeStatus = z.infer<typeof codeStatus>;
