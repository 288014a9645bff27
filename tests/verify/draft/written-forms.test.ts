import { describe, expect, test } from "vitest";
import { readBillReference } from "../../../src/identifiers/bills/bill-reference.ts";
import { BILL_REFERENCE_EXAMPLES } from "../../../src/identifiers/bills/bill-reference-examples.ts";
import { CODE_REFERENCE_EXAMPLES } from "../../../src/identifiers/code-reference-examples.ts";
import { CONSTITUTION_REFERENCE_EXAMPLES } from "../../../src/identifiers/constitution-reference-examples.ts";
import { provisionId } from "../../../src/identifiers/provision.ts";
import { findCitations } from "../../../src/verify/draft/find-citations.ts";
import type { CitationTarget } from "../../../src/verify/draft/found-citation.ts";
import { OTHER_SOURCES } from "../../../src/verify/draft/other-sources.ts";
import { plainDraft } from "../../../src/verify/draft/plain-draft.ts";
import { SHORT_FORMS } from "../../../src/verify/draft/short-forms.ts";

/** Forms of addresses, file names and search boxes, which prose has not. */
const NOT_PROSE = /%|_|\+|\/\/|\.com|^\/|^(?:section|ocga|title|art|article|amend|house|hb0+)-?\d*[-/]|[Ａ-ｚ]/iu;

const targetsIn = (written: string): CitationTarget[] =>
  findCitations(plainDraft(`As they say, see ${written}; so it is.`)).map(({ target }) => target);

describe("a written form of the readers' own tables is found in prose", () => {
  const code = CODE_REFERENCE_EXAMPLES.filter(
    (example) => (example.kind === "redirect" || example.kind === "canonical") && !NOT_PROSE.test(example.written),
  );
  test.each(code)("$written", (example) => {
    if (example.kind !== "redirect" && example.kind !== "canonical") return;
    const { id: citation, subsection } = example;
    expect(targetsIn(example.written)).toEqual([{ kind: "section", citation, subsection }]);
  });

  const named = CONSTITUTION_REFERENCE_EXAMPLES.filter(
    ({ written, kind }) => kind === "redirect" && /Const/i.test(written) && !NOT_PROSE.test(written),
  );
  /** A number that is written in two words, and an amendment to no constitution in particular. */
  const UNREAD = ["16 th Amendment to the United States Constitution", "Twenty-first Amendment to the Constitution"];
  test.each(named.filter(({ written }) => !UNREAD.includes(written)))("$written", (example) => {
    const [target] = targetsIn(example.written);
    const ids =
      target?.kind === "provisions" ? target.provisions.map(({ scheme, slug }) => provisionId(scheme, slug)) : [];
    expect(ids).toContain(example.kind === "redirect" ? example.id : "");
  });
});

test("a bill is found with its session in nearly every form in which people write it", () => {
  const forms = BILL_REFERENCE_EXAMPLES.filter(({ kind, written }) => kind === "bill" && !NOT_PROSE.test(written));
  const wrong = forms.filter(({ written }) => {
    const [target] = targetsIn(written);
    const read = (text: string) => {
      const reading = readBillReference(text);
      return reading.kind === "bill" ? JSON.stringify([reading.number, reading.session]) : null;
    };
    return target?.kind !== "bill" || read(target.written) !== read(written);
  });
  expect(wrong.length).toBeLessThan(forms.length / 10);
});

test.each(OTHER_SOURCES.flatMap(({ examples }) => examples.map((written) => [written])))("%s is outside", (written) => {
  expect(targetsIn(written)).toEqual([{ kind: "outside" }]);
});

test.each(SHORT_FORMS.flatMap(({ examples }) => examples.map((written) => [written])))(
  "%s is a short form",
  (written) => {
    expect(targetsIn(written)).toEqual([{ kind: "short" }]);
  },
);
