import { LANGUAGES, type Language, SERVICE_LABEL, type ServiceText } from "../model/service-text.ts";
import { dayInWords } from "../text/printed-dates.ts";

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", es: "Spanish" };

/** The link to the same page with what the service wrote in the other language, in that language. */
const OTHER_LANGUAGE: Readonly<Record<Language, string>> = { en: "Read this in English", es: "Leer esto en español" };

/** A text that the service wrote, as a page shows it. `lang` is null where it is that of the page. */
export type WrittenText = { name: string; text: string; lang: Language | null };

/** Everything that the service wrote of a document, and under which label. */
export type ServiceView = {
  label: string;
  texts: WrittenText[];
  tags: { name: string; words: readonly string[] };
  /** Which model wrote it and when, in words; null where nothing says so. */
  writer: { words: string; model: string; day: string } | null;
  /** The same in the other language; null where there is no other. */
  other: { lang: Language; label: string; path: string } | null;
};

/** What the service wrote, by the names that pages give it. */
export type ServiceParts = {
  texts: readonly { name: string; written: ServiceText | null }[];
  tags: { name: string; words: readonly string[] | null };
  /** Where the page of each language is; null where there is one language only. */
  pages: Readonly<Record<Language, string>> | null;
  lang: Language;
};

/** What a page shows of what the service wrote; null where it wrote nothing. */
export function serviceView({ texts, tags, pages, lang }: ServiceParts): ServiceView | null {
  const written = texts.flatMap(({ name, written: text }) => (text === null ? [] : [{ name, text }]));
  const words = tags.words ?? [];
  if (written.length + words.length === 0) return null;
  const first = written[0]?.text ?? null;
  const other = LANGUAGES.find((language) => language !== lang) ?? "en";
  return {
    label: SERVICE_LABEL,
    texts: written.map(({ name, text }) => ({ name, text: text.text, lang: text.lang === "en" ? null : text.lang })),
    tags: { name: tags.name, words },
    writer:
      first === null
        ? null
        : {
            words: `In ${LANGUAGE_NAMES[first.lang]}, ${dayInWords(first.written_on)}, by`,
            model: first.model,
            day: first.written_on,
          },
    other: pages === null ? null : { lang: other, label: OTHER_LANGUAGE[other], path: pages[other] },
  };
}

/** The language that an address asks for: any but Spanish is English (contract section 1). */
export function languageNamed(word: string | null): Language {
  return word === "es" ? "es" : "en";
}
