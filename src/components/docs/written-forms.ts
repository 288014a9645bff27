import { BILL_REFERENCE_EXAMPLES } from "../../identifiers/bills/bill-reference-examples.ts";
import { CODE_REFERENCE_EXAMPLES } from "../../identifiers/code-reference-examples.ts";
import { CONSTITUTION_REFERENCE_EXAMPLES } from "../../identifiers/constitution-reference-examples.ts";
import { OPINION_REFERENCE_EXAMPLES } from "../../identifiers/opinions/opinion-reference-examples.ts";

/** A written reference and what it is read as. */
export type WrittenForm = { written: string; readAs: string };

/** Written references of one kind of document, from the examples that the tests of its reader run. */
export type WrittenForms = { id: string; heading: string; words: string; forms: WrittenForm[] };

/** Most forms of one kind that are shown. */
const SHOWN = 24;
/** What is printed as it is: no invisible characters, nothing that would look like another form. */
const PRINTABLE = /^[\x21-\x7e§¶](?:[\x20-\x7e§¶]*[\x21-\x7e§¶])?$/;

/** How references to each kind of document are written. */
export function writtenForms(): WrittenForms[] {
  return [
    {
      id: "sections",
      heading: "Sections of the Code",
      words: "The canonical form is the citation. A subsection at the end selects a part in Markdown.",
      forms: chosen(
        CODE_REFERENCE_EXAMPLES.flatMap((each) =>
          each.kind === "redirect" ? [form(each.written, partly(each.id, each.subsection))] : [],
        ),
      ),
    },
    {
      id: "provisions",
      heading: "Provisions of constitutions",
      words:
        "The canonical form is the slug; batch reads and quotation checks put `ga-const:` or `us-const:` before it.",
      forms: chosen(
        CONSTITUTION_REFERENCE_EXAMPLES.flatMap((each) =>
          each.kind === "redirect" ? [form(each.written, partly(each.id, each.subsection))] : [],
        ),
      ),
    },
    {
      id: "bill-numbers",
      heading: "Bills",
      words: "The canonical form is the session and the number. A number alone means the newest session that has it.",
      forms: chosen(
        BILL_REFERENCE_EXAMPLES.flatMap((each) =>
          each.kind === "bill" && !each.canonical
            ? [form(each.written, each.session === null ? each.number : `${each.number}, session ${each.session}`)]
            : [],
        ),
      ),
    },
    {
      id: "dockets",
      heading: "Opinions",
      words:
        "The canonical form is the docket number and upstream’s id of the opinion. The docket alone means its leading opinion.",
      forms: chosen(
        OPINION_REFERENCE_EXAMPLES.flatMap((each) => {
          if (each.kind === "dockets" && !each.canonical) return [form(each.written, [...each.dockets].join(", "))];
          return each.kind === "citation" ? [form(each.written, each.cites.join(", "))] : [];
        }),
      ),
    },
  ];
}

const form = (written: string, readAs: string): WrittenForm => ({ written, readAs });

function partly(id: string, subsection: string | null): string {
  return subsection === null ? id : `${id}, subsection ${subsection}`;
}

/** Forms evenly from all, so that every way of writing is among them. */
function chosen(forms: readonly WrittenForm[]): WrittenForm[] {
  const printable = forms.filter(({ written }) => PRINTABLE.test(written));
  const step = Math.max(1, printable.length / SHOWN);
  return Array.from(
    { length: Math.min(SHOWN, printable.length) },
    (_, index) => printable[Math.floor(index * step)],
  ).filter((each) => each !== undefined);
}
