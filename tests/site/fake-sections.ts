import type { Citation } from "../../src/identifiers/citation.ts";
import type { HeadingAbove, SectionVersion } from "../../src/model/section-record.ts";

/** What a made-up section says beyond what all of them share. */
export type FakeSection = {
  citation: Citation;
  through?: Citation;
  catchline: string;
  headings: HeadingAbove[];
  under: string | null;
  versions: (Partial<SectionVersion> & { text: string })[];
};

const cite = (citation: string) => citation as Citation;

const TITLE_90: HeadingAbove[] = [
  { kind: "title", number: "90", heading: "Lanterns, Wells, and Ferries" },
  { kind: "chapter", number: "1", heading: "Public Lanterns" },
];
const GENERAL: HeadingAbove[] = [...TITLE_90, { kind: "article", number: "1", heading: "General Provisions" }];
const WATERS: HeadingAbove[] = [...TITLE_90, { kind: "article", number: "2", heading: "Waters" }];
const PONDS: HeadingAbove[] = [...WATERS, { kind: "part", number: "2", heading: "Ponds <& Other Still Waters>" }];
const TITLE_91: HeadingAbove[] = [
  { kind: "title", number: "91", heading: "Orchards" },
  { kind: "article", number: "2A", heading: "Keeping of Bees" },
];

const LANTERNS = `(a) As used in this article, the term:

(1) “Keeper” means a person whom a town appoints to light, trim, and mend its public lanterns, and includes a deputy who acts while the keeper is away.

(2) “Public lantern” means a lamp that:

(A) Hangs at a crossing, a ferry landing, or a well that the public uses; and

(B) Is lit with:

(i) Oil;

(ii) Wax; or

(iii) Any other substance that the town council approves by a resolution entered in its minutes.

(b)(1) Every keeper shall light each public lantern not later than half an hour after sunset and shall put it out at sunrise.

(2) On a night of full moon the keeper may leave a lantern dark, if the sky is clear.

(c) A town that appoints no keeper shall post the hours of lighting at each crossing.

A posting made under this section stays up for 30 days.`;

/** Sections of title 90 and 91, in printed order. */
export const FAKE_SECTIONS: readonly FakeSection[] = [
  {
    citation: cite("90-1-1"),
    catchline: "Duties of the keeper of lanterns; hours of lighting; posting where no keeper is appointed",
    headings: GENERAL,
    under: "article-1",
    versions: [
      {
        text: LANTERNS,
        notes: [
          { heading: "History", text: "Specimen Laws 2019, p. 1, § 1; Specimen Laws 2021, p. 14, § 2." },
          {
            heading: "Editor’s notes",
            text: "The lanterns named here were made up for this page.\n\nThe 2021 amendment put “ferry landing” in the place of “bridge”.",
          },
        ],
      },
    ],
  },
  {
    citation: cite("90-1-2"),
    catchline: "Fee for the lighting of private lanterns",
    headings: GENERAL,
    under: "article-1",
    versions: [
      {
        text: "(a) A keeper may light a private lantern for a fee of two cents a night.\n\n(b) The fee goes to the keeper.",
        effective_until: "2026-07-01",
        effective_note: "Effective until July 1, 2026. See notes.",
      },
      {
        text: "(a) A keeper may light a private lantern for a fee of three cents a night.\n\n(b) The fee goes to the town.",
        effective_from: "2026-07-01",
        effective_note: "Effective July 1, 2026. See notes.",
        in_force_now: false,
        notes: [{ heading: "Effective date", text: "This version takes effect on July 1, 2026." }],
      },
    ],
  },
  {
    citation: cite("90-1-3"),
    catchline: "Lamp oil tax",
    headings: GENERAL,
    under: "article-1",
    versions: [
      {
        text: "",
        status: "repealed",
        in_force_now: false,
        notes: [{ heading: "Editor’s notes", text: "This section was repealed by Specimen Laws 2020, p. 3, § 1." }],
      },
    ],
  },
  {
    citation: cite("90-1-20"),
    through: cite("90-1-29"),
    catchline: "",
    headings: WATERS,
    under: "article-2",
    versions: [{ text: "", status: "reserved", in_force_now: false }],
  },
  {
    citation: cite("90-1-30"),
    catchline: `Ponds, <script>alert("1")</script> and 'still' & quiet "waters"`,
    headings: PONDS,
    under: "article-2/part-2",
    versions: [
      {
        text: `(a) No person shall write <script>alert("pond")</script> or <img src=x onerror=alert(1)> on a pond, nor "quote" it & run.`,
        notes: [{ heading: "<b>Bold</b> notes", text: "</p><script>alert(2)</script>" }],
        effective_note: `"><script>alert(3)</script>`,
      },
    ],
  },
  {
    citation: cite("90-1-31"),
    catchline: "Ice",
    headings: PONDS,
    under: "article-2/part-2",
    versions: [
      {
        text: "This section takes effect when the council says so.",
        in_force_now: false,
        effective_note: "Effective on a contingency. See notes.",
      },
    ],
  },
  {
    citation: cite("91-2A-1"),
    catchline: "Short title",
    headings: TITLE_91,
    under: null,
    versions: [{ text: "This article shall be known and may be cited as the “Specimen Bee Act.”" }],
  },
  {
    citation: cite("91-2A-2.1"),
    catchline: "Swarms that settle on a neighbour’s tree",
    headings: TITLE_91,
    under: null,
    versions: [
      {
        text: "",
        status: "note_only",
        in_force_now: false,
        notes: [{ heading: "Cross references", text: "As to trees, § 91-2A-1." }],
      },
    ],
  },
];
