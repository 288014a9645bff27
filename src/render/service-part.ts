import { SERVICE_LABEL, type ServiceText } from "../model/service-text.ts";
import { type Blocks, code, heading, line, list, sourceText } from "./nodes.ts";

const LANGUAGE_NAMES = { en: "English", es: "Spanish" } as const;

/** What the service wrote of a document: texts under their names, and words that it put it under. */
export type ServicePart = {
  texts: readonly { name: string; written: ServiceText | null; below?: Blocks }[];
  tags: { name: string; words: readonly string[] | null };
};

/**
 * What the service wrote, under a heading that says so (contract section 2): it stands last, so that nothing below the
 * heading is the source's. Nothing where the service has written nothing.
 */
export function servicePart({ texts, tags }: ServicePart): Blocks {
  const written = texts.flatMap(({ name, written: text, below = [] }) => [
    ...(text === null ? [] : [heading(3, name), ...sourceText(text.text), writer(text)]),
    ...below,
  ]);
  const words = tags.words ?? [];
  const tagged: Blocks =
    words.length === 0 ? [] : [heading(3, tags.name), list(words.map((word) => ({ words: [word], below: [] })))];
  return written.length + tagged.length === 0 ? [] : [heading(2, SERVICE_LABEL), ...written, ...tagged];
}

function writer({ lang, model, written_on }: ServiceText) {
  return line(`In ${LANGUAGE_NAMES[lang]}, by `, code(model), `, ${written_on}.`);
}
