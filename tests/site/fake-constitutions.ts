import type { PublicRoots } from "../../src/contract/addresses.ts";
import { constitutionMap, provisionRecords } from "../../src/corpus/provision-records.ts";
import type { ProvisionSlug, Scheme } from "../../src/identifiers/provision.ts";
import type { ConstitutionRecord, ProvisionRecord } from "../../src/model/provision-records.ts";
import type { StoredProvision } from "../../src/model/stored-provision.ts";

/** What a made-up provision says beyond what all of them share. */
type FakeProvision = Partial<Omit<StoredProvision, "slug">> & { slug: string; heading: string };

const LAMPS = { kind: "article" as const, number: "XC", heading: "Lamps" };
const KEEPERS = [LAMPS, { kind: "section" as const, number: "I", heading: "Keepers" }];
const NAMELESS = [LAMPS, { kind: "section" as const, number: "IA", heading: "" }];

const SIGNS = `(a)(1) A keeper shall keep:

(A) One lamp; and

(B) One sign that says <script>alert("lamp")</script> & "no more".

(2) No keeper shall keep two.

(b) A keeper may be kept.`;

const PROVISIONS: Record<Scheme, readonly FakeProvision[]> = {
  ga: [
    { slug: "preamble", heading: "Preamble", text: "We, who made this up, light these lamps." },
    { slug: "art-xc-sec-i-para-i", heading: "Duties of keepers.", headings: KEEPERS, text: SIGNS },
    { slug: "art-xc-sec-i-para-ii", heading: "Reserved.", headings: KEEPERS, text: "", status: "reserved" },
    {
      slug: "art-xc-sec-i-a-para-i",
      heading: `Signs, <script>alert("1")</script> & 'other' "signs".`,
      headings: NAMELESS,
      effective_note: `"><script>alert(3)</script>`,
      notes: [{ heading: "<b>Bold</b> notes", text: "</p><script>alert(2)</script>" }],
    },
    { slug: "art-xc-sec-ii", heading: "Lamps put out.", headings: [LAMPS] },
  ],
  us: [
    {
      slug: "art-xc",
      heading: "Tides <em>and</em> Lights",
      headings: [{ kind: "article", number: "90", heading: "Tides <em>and</em> Lights" }],
    },
    { slug: "amend-xc", heading: "Whistling prohibited.", status: "repealed" },
    { slug: "amend-xci", heading: "" },
  ],
};

const HEADINGS: Record<Scheme, string> = {
  ga: "Specimen Constitution of <Georgia>",
  us: "Specimen Constitution of the United States",
};

/** The constitutions of a corpus of made-up law, with roots that no page may confuse with each other. */
export function fakeConstitutions(roots: PublicRoots, currentThrough: string, license: string) {
  const read = (scheme: Scheme): { records: ProvisionRecord[]; map: ConstitutionRecord } => {
    const facts = { heading: HEADINGS[scheme], current_through: currentThrough, license };
    const records = provisionRecords(
      PROVISIONS[scheme].map((one) => stored(scheme, one)),
      facts,
      roots,
    );
    return { records, map: constitutionMap(scheme, records, facts, roots) };
  };
  return {
    provision: (scheme: Scheme, slug: ProvisionSlug) => read(scheme).records.find((one) => one.slug === slug) ?? null,
    provisions: (scheme: Scheme) => PROVISIONS[scheme].map(({ slug }) => slug as ProvisionSlug),
    nearestProvisions: () => [],
    constitution: (scheme: Scheme) => read(scheme).map,
  };
}

function stored(scheme: Scheme, provision: FakeProvision): StoredProvision {
  return {
    scheme,
    headings: [],
    status: "active",
    effective_note: null,
    source_url: `https://source.example/constitution#${provision.slug}`,
    notes: [],
    text: "Whatever is lit shall be put out in its time.",
    ...provision,
    slug: provision.slug as ProvisionSlug,
  };
}
