import { describe, expect, it } from "vitest";
import {
  HEADING_FORMS,
  readConstitutionHeading,
  readHeadingId,
} from "../../src/import/constitution/constitution-heading.ts";
import { CONSTITUTION_FORMATS, recogniseConstitution } from "../../src/import/constitution/formats.ts";
import { readHeadingWords } from "../../src/import/constitution/heading-words.ts";
import { importConstitution } from "../../src/import/constitution/import-constitution.ts";
import { joinInterrupted } from "../../src/import/constitution/interrupted-text.ts";
import { splitRunIn } from "../../src/import/constitution/run-in-heading.ts";
import { readRunInSection } from "../../src/import/constitution/run-in-section.ts";
import { ImportError } from "../../src/import/import-error.ts";

describe("headings of constitutions", () => {
  it.each(HEADING_FORMS.flatMap(({ level, examples }) => examples.map((example) => [level, example] as const)))(
    "reads as %s: %s",
    (level, example) => {
      expect(HEADING_FORMS.filter(({ pattern }) => pattern.test(example)).map((row) => row.level)).toEqual([level]);
    },
  );

  it("takes numbers and words apart", () => {
    const read = (text: string) => {
      const heading = readConstitutionHeading(text);
      return heading && [heading.number, heading.words];
    };
    expect(read("Article 1. [The Lamps]")).toEqual(["1", "[The Lamps]"]);
    expect(read("Paragraph VIII-A. Wicks; oil.")).toEqual(["VIII-A", "Wicks; oil."]);
    expect(read("SECTION IIA LAMPS")).toEqual(["IIA", "LAMPS"]);
    expect(read("§1.Lamps.")).toEqual(["1", "Lamps."]);
    expect(read("ARTICLE [XIV.]")).toEqual(["XIV", ""]);
    expect(read("[Amendment I]")).toEqual(["I", ""]);
    expect(read("Section I — Lamps")).toEqual(["I", "Lamps"]);
  });

  it("does not take sentences for headings", () => {
    const sentences = [
      "Sections 1 and 2 shall burn.",
      "Article VI-Z",
      "Articles of Lamps",
      "Section of lamps",
      "constructor",
    ];
    for (const sentence of sentences) expect(readConstitutionHeading(sentence), sentence).toBeNull();
  });

  it("reads ids of Georgia's page where words fail", () => {
    expect(readHeadingId("constitution-ga-aIIsIpIV-A", "Wicks")).toMatchObject({ level: "paragraph", number: "IV-A" });
    expect(readHeadingId("constitution-ga-aIIsI", "Wicks")).toMatchObject({ level: "section", number: "I" });
    expect(readHeadingId("constitution-ga-aIIsIpIV-judicialdecisions", "Wicks")).toBeNull();
  });

  it("knows marks in brackets from words in brackets", () => {
    expect(readHeadingWords("[Repealed] Wicks.")).toEqual({ heading: "Wicks.", status: "repealed", note: "Repealed" });
    expect(readHeadingWords("Wicks. [Reserved.]")).toEqual({
      heading: "Wicks.",
      status: "reserved",
      note: "Reserved.",
    });
    expect(readHeadingWords("[Wicks — Oil.]")).toEqual({ heading: "Wicks — Oil.", status: null, note: null });
    expect(readHeadingWords("[The] wicks [of lamps]")).toEqual({
      heading: "[The] wicks [of lamps]",
      status: null,
      note: null,
    });
    expect(readHeadingWords("Reserved.")).toEqual({ heading: "Reserved.", status: "reserved", note: null });
    expect(readHeadingWords("[Effective July 1, 2023] Wicks.").note).toBe("Effective July 1, 2023");
    expect(readHeadingWords("")).toEqual({ heading: "", status: null, note: null });
  });

  it("parts headings from the text they run on into", () => {
    expect(splitRunIn("Wicks; oil. Wicks burn. Oil burns.", [])).toEqual({
      words: "Wicks; oil.",
      text: ["Wicks burn. Oil burns."],
    });
    expect(splitRunIn("Wicks; “oil.” Wicks burn.", [])).toEqual({ words: "Wicks; “oil.”", text: ["Wicks burn."] });
    expect(splitRunIn("Wicks.", ["Wicks burn. Oil", "burns."])).toEqual({
      words: "Wicks.",
      text: ["Wicks burn. Oil", "burns."],
    });
    expect(splitRunIn("Wicks and", ["oil. Wicks burn."])).toEqual({ words: "Wicks and oil.", text: ["Wicks burn."] });
    expect(splitRunIn("Wicks.", [])).toEqual({ words: "Wicks.", text: [] });
  });

  it("finds a section inside a paragraph only where its number is next", () => {
    expect(readRunInSection("Section 1. Lamps burn.", 1)).toMatchObject({ text: "Lamps burn." });
    expect(readRunInSection("Section 1. Lamps burn.", 2)).toBeNull();
    expect(readRunInSection("Section 1 of this article burns.", 1)).toBeNull();
    expect(readRunInSection("Section 1. Lamps burn.", null)).toBeNull();
  });

  it("joins what commentary interrupts", () => {
    expect(joinInterrupted(["Oil, * * *", "* * * and [the Lamp] wicks.", "[Glass.]"])).toEqual({
      paragraphs: ["Oil, and [the Lamp] wicks.", "[Glass.]"],
      marks: 2,
      inserted: ["[the Lamp]"],
    });
    expect(joinInterrupted(["Oil.", "* * * Wicks.", "Glass;— * * *", "* * * chains."]).paragraphs).toEqual([
      "Oil. Wicks.",
      "Glass;—chains.",
    ]);
  });
});

describe("files of constitutions", () => {
  const page = (title: string) => ({
    name: "gov.ga.ocga.title.01.html",
    text: `<h1 class="title"><b>\n ${title}\n</b></h1>`,
  });

  it("are known by what they say", () => {
    expect(recogniseConstitution(page("CONSTITUTION OF THE<br/>STATE OF GEORGIA"))?.facts.scheme).toBe("ga");
    expect(recogniseConstitution(page("The Constitution of the United States"))?.facts.scheme).toBe("us");
  });

  it("are no titles of the Code, no constitutions of other states, and no other text", () => {
    for (const title of ["TITLE 21 ELECTIONS", "CONSTITUTION OF THE STATE OF WYOMING", "constructor"])
      expect(recogniseConstitution(page(title))).toBeNull();
    for (const text of ["", "Paragraph I. Of no state.", "{}", "<root/>", '<document description="US Constitution"/>'])
      expect(recogniseConstitution({ name: "x.xml", text }), text).toBeNull();
  });

  it("that are none are refused by name, with the formats there are", () => {
    expect(CONSTITUTION_FORMATS).toHaveLength(4);
    expect(() => importConstitution({ name: "other.txt", text: "Lamps." })).toThrow(ImportError);
    expect(() => importConstitution({ name: "other.txt", text: "Lamps." })).toThrow(/^other\.txt: .*UniCourt HTML/);
  });

  it("may be given another source", () => {
    const source = { name: "Lamps", url: "https://lamps.example/constitution", license: "CC0-1.0" };
    const text = "Constitution of Georgia\n\nARTICLE I. LAMPS\n\nSECTION I. OIL\n\nParagraph I. Oil. Oil burns.";
    const found = importConstitution({ name: "lamps.txt", text }, { source });
    expect(found.source).toEqual(source);
    expect(found.facts.license).toBe("CC0-1.0");
    expect(found.provisions.map(({ source_url, slug }) => [slug, source_url])).toEqual([
      ["art-i-sec-i-para-i", source.url],
    ]);
  });
});
