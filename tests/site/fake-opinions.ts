import type { OpinionContent } from "../../src/model/content.ts";
import { madeUpOpinion } from "../support/made-up-opinion.ts";

const SCRIPT = `<script>alert("opinion")</script>`;

const LEAD = [
  "WICK, Justice.",
  `A lantern is not a well.[1] See *Tallow*[2] ${SCRIPT} and the rest.[a]`,
  "We say it again.[1] A bracket [9] is only a bracket.",
  "[1] The lantern was lit.",
  "It was also warm.",
  "[2] <b>Tallow</b> burns.",
].join("\n\n");
const DISSENT = "TALLOW, Justice, dissenting.\n\nA well is a lantern.[1]\n\n[1] See the well.";
const TEXT = `${LEAD}\n\n${DISSENT}`;
const QUOTE = "A lantern is not a well.";

const part = { opinion_id: null, joined_by: [], per_curiam: false, download_url: null, text_field: null, ocr: false };

/** The opinion that shows everything: two opinions in it, pages of two reporters, footnotes, quotations, markup as words. */
export const FAKE_TEXT = TEXT;

const whole = {
  dockets: ["S93A0001", "S93X0002"],
  docket_printed: "S93A0001, S93X0002 <joined>",
  case_name: `Wick <em>v.</em> Tallow ${SCRIPT}`,
  case_name_full: "Ada WICK v. Bo TALLOW",
  date_filed: "2093-05-06",
  date_argued: "2093-01-02",
  citations: [{ volume: "999", reporter: "Ga.", page: "456", cite: "999 Ga. 456" }],
  judges: ["Wick", "Tallow"],
  author: "Wick",
  precedential_status: "Published",
  nature_of_suit: "Lanterns",
  disposition: "Affirmed.",
  posture: "On appeal.",
  procedural_history: null,
  syllabus: `A lantern. ${SCRIPT}\n\nA well.`,
  attorneys: "Dee Flint, for appellant.",
  source_url: "https://court.example/s93a0001.pdf",
  upstream_url: "https://list.example/opinion/77",
  sub_opinions: [
    { ...part, kind: "lead", author: "Wick", joined_by: ["Flint"], start: 0, chars: LEAD.length, ocr: true },
    { ...part, kind: "dissent", author: "Tallow <b>", start: LEAD.length + 2, chars: DISSENT.length },
  ],
  pages: [
    { page: "456", at: 0, cite: "999 Ga." },
    { page: "12", at: TEXT.indexOf("lantern is"), cite: "998 S.E.9d" },
    { page: "457", at: TEXT.indexOf("again.") + 2, cite: "999 Ga." },
  ],
  joined_clusters: ["78"],
  upstream: [
    {
      source: "Made <b>up</b>",
      kind: "cluster",
      id: "77",
      url: "https://list.example/cluster/77",
      modified: "2093-07-01",
    },
    { source: "Made up", kind: "docket", id: "5", url: null, modified: null },
  ],
  text: TEXT,
  service: {
    model: "made-up-1",
    written_on: "2093-06-01",
    source_hash: "0123456789abcdef",
    summary: { en: "Lanterns are not wells <b>at all</b>.", es: "Los faroles no son pozos." },
    legal_areas: ["lanterns", "<i>wells</i>"],
    reasoning: { en: "Light is not water.", es: "La luz no es agua." },
    key_quotes: [{ quote: QUOTE, start: TEXT.indexOf(QUOTE), end: TEXT.indexOf(QUOTE) + QUOTE.length }],
  },
};

/** Opinions of three years: one that has everything, two under one docket, one without docket and text, days half known. */
export const FAKE_OPINIONS: OpinionContent = {
  opinions: [
    madeUpOpinion("11", {
      dockets: [],
      date_filed: "1903-01-01",
      date_precision: "year",
      court: "gactapp",
      court_name: "Court of Specimen Appeals",
    }),
    madeUpOpinion("12", {
      dockets: ["27629"],
      date_filed: "1903-01-01",
      text: "In January.",
      upstream_url: "https://list.example/12",
    }),
    madeUpOpinion("13", {
      dockets: ["27630"],
      date_filed: "1903-02-01",
      date_precision: "month",
      text: "In February.",
    }),
    madeUpOpinion("77", whole),
    madeUpOpinion("80", {
      dockets: ["S93G0005"],
      date_filed: "2093-06-01",
      precedential_status: "Withdrawn",
      text: "First.",
    }),
    madeUpOpinion("81", { dockets: ["S93G0005"], date_filed: "2094-02-01", text: "Second." }),
  ],
};
