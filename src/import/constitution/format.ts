import type { Scheme } from "../../identifiers/provision.ts";
import type { PrintedConstitution } from "./printed-constitution.ts";
import type { ConstitutionNotice, LeftOut } from "./report.ts";
import type { Source } from "./source-facts.ts";

/** A file read whole: its name without the folder, and its text. */
export type ConstitutionFile = { readonly name: string; readonly text: string };

/** Reads a file into a constitution and says what it left out. */
export type ReadFile = (
  file: ConstitutionFile,
  constitution: PrintedConstitution,
  notice: ConstitutionNotice,
) => LeftOut;

/** What is known of a file before its provisions are read. */
export type FileFacts = {
  readonly scheme: Scheme;
  /** The print, in words that follow "as printed in". */
  readonly edition: string;
  readonly source: Source;
  /** The source address of an id in the file; the id is empty where it has none. */
  readonly addressOf: (id: string) => string;
};

/** A format that constitutions come in. */
export type ConstitutionFormat = {
  readonly name: string;
  /** The facts of a file of this format; null for every other file. */
  readonly recognise: (file: ConstitutionFile) => FileFacts | null;
  readonly read: ReadFile;
};
