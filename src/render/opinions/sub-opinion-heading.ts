import type { SubOpinion } from "../../model/stored-opinion.ts";
import type { Words } from "../nodes.ts";

const KIND_NAMES: Readonly<Record<SubOpinion["kind"], string>> = {
  combined: "Opinion",
  unanimous: "Unanimous opinion",
  lead: "Lead opinion",
  plurality: "Plurality opinion",
  concurrence: "Concurrence",
  "concurring-in-part": "Concurrence in part",
  dissent: "Dissent",
  addendum: "Addendum",
  remittitur: "Remittitur",
  rehearing: "Rehearing",
  "on-the-merits": "On the merits",
  "on-motion-to-strike": "On the motion to strike",
  "trial-court": "Trial court's opinion",
  unknown: "Opinion",
};

/** `Dissent, by Roe`, `Opinion, per curiam`. */
export function subOpinionHeading({ kind, author, per_curiam }: SubOpinion): string {
  const by = author === null ? (per_curiam ? ", per curiam" : "") : `, by ${author}`;
  return `${KIND_NAMES[kind]}${by}`;
}

/** What is known of one of the opinions beside its words. */
export function subOpinionNotices({ joined_by, ocr }: SubOpinion): Words[] {
  return [
    ...(joined_by.length === 0 ? [] : [[`Joined by ${joined_by.join(", ")}.`]]),
    ...(ocr ? [["The source read this text from a picture: letters may be wrong."]] : []),
  ];
}
