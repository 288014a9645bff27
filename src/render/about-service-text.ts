import { SERVICE_LABEL } from "../model/service-text.ts";
import { code, type Words } from "./nodes.ts";

/** What the service writes of bills and opinions, and how it is told apart from the source (contract section 1). */
export function serviceWriting(written: { fields: readonly string[]; summaries: number; of: number }): Words[] {
  const fields = written.fields.flatMap((field, at): Words => (at === 0 ? [code(field)] : [", ", code(field)]));
  return [
    [
      `Summaries, in English and in Spanish where there is one (lang=es): ${written.summaries} of ${written.of} so far.`,
    ],
    ["Its fields are ", ...fields, "; no other field holds a word of it, and the text never does."],
    [
      `In Markdown it follows the source's text, under the heading “${SERVICE_LABEL}”, with the model that wrote it and the day.`,
    ],
    ["It was written by a model and may be wrong; it is no part of the law and no advice."],
  ];
}
