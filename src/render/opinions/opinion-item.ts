import type { OpinionItem, OpinionRecord } from "../../model/opinion-records.ts";
import { withoutReasoning } from "./opinion-view.ts";

/** An opinion in a batch read (contract section 4.3): the record without reasoning, and the text where one is stored. */
export function opinionItem(record: OpinionRecord, text: string | null): OpinionItem {
  return { ...withoutReasoning(record), text };
}
