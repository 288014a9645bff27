import { opinionItems } from "../../../src/model/opinion-lists.ts";
import type { SlimOpinion } from "../../../src/model/opinion-records.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { type DocumentBatch, documentBatches } from "../documents/document-items.ts";

const OPINIONS: DocumentBatch<SlimOpinion> = {
  collection: "/api/opinions",
  documents: "/api/opinions/cases",
  shape: opinionItems,
  reads: [
    ["S25A9001/990000101", ["S25A9001/990000101"], []],
    ["S25A9001,s22f9001", ["S25A9001/990000101", "S22F9001/990000130"], []],
    // A docket number means its leading opinion.
    ["S23G9005", ["S23G9005/990000111"], []],
    ["S23G9005,S23G9005/990000110", ["S23G9005/990000111", "S23G9005/990000110"], []],
    ["99012,99011", ["99011/990000160"], []],
    ["999 Ga. 1001,999 SE2d 101,990000101,990000199", ["S25A9001/990000101"], []],
    ["ga-s25a9005,cap-99000001", ["S25A9005/ga-s25a9005", "99001/cap-99000001"], []],
    ["999 Ga. 1050,S22C9002", ["S22C9002/990000131"], ["999 Ga. 1050"]],
    ["Ex parte Bellfounder,4711,S25A9002", [], ["Ex parte Bellfounder", "4711", "S25A9002"]],
  ],
  texts: ["S25A9001", "CLUSTER-990000301"],
  written: ({ id, cluster_id }) => [cluster_id, id.toLowerCase()],
  short: ["S23G9005", "S23G9005/990000111"],
  unknown: ["fish", "S25A9002", "4711"],
};

/** Tests of the batch read of opinions. */
export function opinionBatches(hosts: ServedSpecimen): void {
  documentBatches(hosts, OPINIONS);
}
