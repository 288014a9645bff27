import { citationStart, namesNoFirstPage, readCitationList } from "./citation-list.ts";
import { type ClusterId, docketOfClusterId, parseClusterId } from "./cluster-id.ts";
import { type DocketNumber, isDocketNumber, parseDocketNumber } from "./docket.ts";
import { type DocketPiece, readDocketPieces } from "./docket-pieces.ts";
import { GEORGIA_DOCKET_SOURCE, isDamagedGeorgiaDocket } from "./georgia-docket.ts";
import { type OpinionReading, unknownOpinion } from "./opinion-reading.ts";
import { readOtherCollection } from "./other-collections.ts";
import { withoutDocketLabel } from "./other-docket.ts";
import { parseReporterCitations } from "./reporter-citation.ts";
import { readWrittenAddress } from "./written-addresses.ts";

/** A way in which opinions are referred to. `read` takes plain text and has to account for all of it. */
export interface OpinionForm {
  readonly name: string;
  readonly read: (text: string) => OpinionReading | null;
  readonly examples: readonly string[];
}

function dockets(found: readonly DocketNumber[], cluster: ClusterId | null = null): OpinionReading {
  return { kind: "dockets", dockets: [...new Set(found)], cluster, canonical: false };
}

function readId(text: string): OpinionReading | null {
  const [docket, cluster, more] = text.split("/");
  const id = cluster === undefined || more !== undefined ? null : parseClusterId(cluster.trim().toLowerCase());
  const number = id === null ? null : parseDocketNumber(docket ?? "");
  return id === null || number === null ? null : dockets([number], id);
}

const CLUSTER =
  /^(?:cluster(?: ?id)?|courtlistener)[ :=#]{1,3}(?<id>\d{1,12})$|^(?<named>(?:ga|cap)-[a-z0-9.-]{1,70})$/i;

function readCluster(text: string): OpinionReading | null {
  const { id, named } = CLUSTER.exec(text)?.groups ?? {};
  const cluster = parseClusterId((id ?? named ?? "").toLowerCase());
  const docket = cluster === null ? null : docketOfClusterId(cluster);
  // `GA-HB-136` has the form of a provisional id, but names no docket.
  if (cluster === null || (docket !== null && parseDocketNumber(docket) !== docket)) return null;
  return { kind: "cluster", cluster };
}

function readDigits(text: string): OpinionReading | null {
  const digits = /^(?:\d{1,12}|[1-9]\d{0,2}(?:,\d{3}){1,3})$/.test(text) ? text.replaceAll(",", "") : "";
  const cluster = parseClusterId(digits);
  return cluster !== null && isDocketNumber(digits) ? { kind: "digits", docket: digits, cluster } : null;
}

/** The text with Georgia's docket numbers blotted out, so that `19 A 1006` inside `S 19 A 1006` is no citation. */
function withoutDockets(text: string): string {
  return text.replace(new RegExp(GEORGIA_DOCKET_SOURCE, "gi"), (found) => "#".repeat(found.length));
}

function readCitation(text: string): OpinionReading | null {
  const start = citationStart(withoutDockets(text));
  if (start === -1 && namesNoFirstPage(text))
    return unknownOpinion(
      "The citation has no first page. Write volume, reporter and first page, such as 312 Ga. 456.",
    );
  const [citation, ...others] = (start === -1 ? parseReporterCitations(text) : readCitationList(text, start)) ?? [];
  if (citation !== undefined) return { kind: "citation", citation, others };
  if (start === -1) return null;
  return unknownOpinion("There is a citation in the text and other words after it. Write the citation alone.");
}

/** The day and court in brackets after a docket number: `No. S19A0992 (Ga. June 3, 2019)`. */
const DATED = /,? ?\([^()]{0,40}(?:1[789]|20)\d\d\)$/;

/** Whether the words that are no docket number, a case name, stand all before or all after those that are. */
function standApart(pieces: readonly DocketPiece[]): boolean {
  const turns = pieces.filter(({ kind }, index) => index > 0 && kind !== pieces[index - 1]?.kind);
  return turns.length <= 1;
}

function readDocketList(text: string): OpinionReading | null {
  const pieces = readDocketPieces(text.replace(DATED, ""));
  const found = pieces.flatMap((piece) => (piece.kind === "docket" ? [piece] : []));
  if (found.length === 0) return null;
  if (found.length === pieces.length) return dockets(found.map(({ docket }) => docket));
  if (!found.every(({ sure }) => sure)) return null;
  if (standApart(pieces)) return dockets(found.map(({ docket }) => docket));
  return unknownOpinion("There is a docket number in the text and words around it. Write the docket number alone.");
}

/** A docket number whose serial lost its leading zeros, as people type it: `S19A992`. */
const SHORT_SERIAL = /^(?<before>[SA] ?-?\d\d ?-?[A-Z]) ?-?(?<serial>\d{1,3})$/i;

function readShortSerial(text: string): OpinionReading | null {
  const { before = "", serial = "" } = SHORT_SERIAL.exec(withoutDocketLabel(text))?.groups ?? {};
  const docket = serial === "" ? null : parseDocketNumber(`${before}${serial.padStart(4, "0")}`);
  return docket === null ? null : dockets([docket]);
}

function readDamaged(text: string): OpinionReading | null {
  if (!isDamagedGeorgiaDocket(withoutDocketLabel(text))) return null;
  return unknownOpinion(
    `"${text}" is not a whole docket number. Write one like S19A0992: court, year, letter, four digits.`,
  );
}

/** Tried in order; the first reading counts. The citation comes before the docket number, a case name last. */
export const OPINION_FORMS: readonly OpinionForm[] = [
  {
    name: "address",
    read: readWrittenAddress,
    examples: ["https://www.courtlistener.com/opinion/4404371/a-v-b/", "/opinions/S19A0992/4404371"],
  },
  { name: "id", read: readId, examples: ["s19a0992/4404371", "S19A0992/ga-s19a0992"] },
  { name: "upstream's id", read: readCluster, examples: ["ga-s19a0992", "cap-123", "cluster 4404371"] },
  { name: "bare number", read: readDigits, examples: ["27629", "27629.", "27,629"] },
  { name: "serial without its zeros", read: readShortSerial, examples: ["S19A992", "s19 a 7"] },
  { name: "damaged docket number", read: readDamaged, examples: ["21A0779", "S19A09921"] },
  { name: "another collection", read: readOtherCollection, examples: ["O.C.G.A. § 16-5-1", "HB 136"] },
  {
    name: "reporter citation, after a case name or alone",
    read: readCitation,
    examples: ["312 Ga. 456", "Smith v. State, 312 Ga. 456 (861 SE2d 99) (2021)"],
  },
  {
    name: "docket numbers, with a case name or alone",
    read: readDocketList,
    examples: ["Case No. s19a0992", "S19A0992, S19A1006", "In re Doe, S19Y0001", "No. 07-6762"],
  },
];
