import type { ProvisionRecord } from "../model/provision-records.ts";
import { printedText } from "./status-marks.ts";

/** A provision's text alone, verbatim, and one line break; where it is printed without text its mark, `[Repealed]`. */
export function provisionText(record: Pick<ProvisionRecord, "text" | "status">): string {
  return `${printedText(record)}\n`;
}
