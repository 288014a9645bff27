import * as z from "zod";
import { type BillNumber, parseBillNumber } from "../identifiers/bills/bill-number.ts";
import { parseSessionSlug, type SessionSlug } from "../identifiers/bills/session-slug.ts";
import { address, isoDay, phrase } from "./common.ts";
import { serviceFields } from "./stored-service.ts";

/** The two chambers, by LegiScan's letters; `J` is a joint body. */
export const CHAMBERS = ["H", "S"] as const;
/** Kinds of measure, LegiScan's: bill, resolution, concurrent resolution, joint resolution. */
export const BILL_TYPES = ["B", "R", "CR", "JR"] as const;
/** How a sponsor stands to a bill, LegiScan's sponsor types 0 to 3. */
export const SPONSOR_KINDS = ["sponsor", "primary", "cosponsor", "joint"] as const;
/** How a member voted, LegiScan's vote ids 1 to 4. */
export const MEMBER_VOTES = ["yea", "nay", "not_voting", "absent"] as const;
/**
 * Why there is a text, or none: `stored`; `not_fetched` (upstream lists texts, none was given to the import);
 * `not_published` (upstream lists none); `no_words` (the file that was given holds no words).
 */
export const TEXT_STATUSES = ["stored", "not_fetched", "not_published", "no_words"] as const;

const chamber = z.enum([...CHAMBERS, "J"]).nullable();

/** A canonical bill number, `hb136`. */
export const billNumber = z.custom<BillNumber>(
  (value) => typeof value === "string" && parseBillNumber(value) === value,
  { error: "expected a canonical bill number such as hb136" },
);
/** A canonical session slug, `2025-2026`. */
export const sessionSlug = z.custom<SessionSlug>(
  (value) => typeof value === "string" && parseSessionSlug(value) === value,
  { error: "expected a session slug such as 2025-2026 or 2021-special-1" },
);

/** Who stands behind a bill; committees too. */
export const sponsor = z.strictObject({
  people_id: z.int().nullable(),
  name: phrase,
  /** Position in the source's order, from 1. */
  order: z.int().min(1),
  kind: z.enum(SPONSOR_KINDS),
  /** `Rep`, `Sen`. */
  role: phrase.nullable(),
  party: phrase.nullable(),
  district: phrase.nullable(),
  committee: z.boolean(),
});

/** One roll call. Counts are as upstream gives them; `members` is null where it does not name them. */
export const vote = z.strictObject({
  roll_call_id: z.int(),
  date: isoDay.nullable(),
  chamber,
  description: phrase,
  yea: z.int(),
  nay: z.int(),
  not_voting: z.int(),
  absent: z.int(),
  total: z.int(),
  passed: z.boolean(),
  url: address.nullable(),
  source_url: address.nullable(),
  members: z
    .array(
      z.strictObject({
        people_id: z.int(),
        name: phrase.nullable(),
        party: phrase.nullable(),
        district: phrase.nullable(),
        vote: z.enum(MEMBER_VOTES),
      }),
    )
    .nullable(),
});

const document = {
  date: isoDay.nullable(),
  /** Media type, as upstream gives it. */
  mime: phrase.nullable(),
  url: address.nullable(),
  source_url: address.nullable(),
};

/** A print of the bill that upstream lists; whether it is stored here is another matter. */
export const listedText = z.strictObject({ doc_id: z.int(), type: phrase, ...document });
/** An amendment that was offered. */
export const amendment = z.strictObject({
  amendment_id: z.int(),
  chamber,
  title: phrase.nullable(),
  description: phrase.nullable(),
  adopted: z.boolean(),
  ...document,
});
/** Another paper that goes with the bill: a fiscal note, an analysis. */
export const supplement = z.strictObject({
  supplement_id: z.int(),
  title: phrase.nullable(),
  description: phrase.nullable(),
  ...document,
});

/** A committee as a bill names it. */
export const committee = z.strictObject({ committee_id: z.int().nullable(), chamber, name: phrase });

/** Frontmatter of `content/bills/<session>/<number>.md`. The body is the bill's text, with `<del>` and `<ins>`, or empty. */
export const storedBillFields = z.strictObject({
  /** LegiScan's id. */
  bill_id: z.int().min(1),
  session: sessionSlug,
  number: billNumber,
  bill_type: z.enum(BILL_TYPES),
  title: phrase,
  description: phrase.nullable(),
  /** LegiScan's status: 0 none yet, 1 Introduced to 6 Failed, above that what became of it later. */
  status: z.int().min(0).max(12),
  status_date: isoDay.nullable(),
  /** Where it began, and where it is now. */
  chamber: z.enum(CHAMBERS),
  current_chamber: chamber,
  completed: z.boolean(),
  change_hash: phrase.nullable(),
  /** The General Assembly's page. */
  source_url: address.nullable(),
  /** LegiScan's page. */
  upstream_url: address.nullable(),
  committee: committee.nullable(),
  sponsors: z.array(sponsor),
  subjects: z.array(phrase),
  referrals: z.array(committee.extend({ date: isoDay.nullable() })),
  /** As upstream orders it. */
  history: z.array(z.strictObject({ date: isoDay.nullable(), chamber, action: phrase, importance: z.boolean() })),
  progress: z.array(z.strictObject({ date: isoDay.nullable(), event: z.int() })),
  votes: z.array(vote),
  amendments: z.array(amendment),
  texts: z.array(listedText),
  supplements: z.array(supplement),
  calendar: z.array(
    z.strictObject({
      date: isoDay.nullable(),
      time: phrase.nullable(),
      type: phrase.nullable(),
      location: phrase.nullable(),
      description: phrase.nullable(),
    }),
  ),
  /** The same words in the other chamber, and what replaced what. */
  related: z.array(z.strictObject({ bill_id: z.int(), number: phrase, type: phrase })),
  text_status: z.enum(TEXT_STATUSES),
  /** Which print the stored text is; null without one. */
  text_source: z
    .strictObject({
      format: z.enum(["rtf", "html", "text"]),
      /** Of the listed texts, where the file says which it is. */
      doc_id: z.int().nullable(),
      type: phrase.nullable(),
      date: isoDay.nullable(),
      /** Name of the file that was given. */
      file: phrase,
      /** Whether the format keeps deletions and insertions. */
      keeps_marks: z.boolean(),
    })
    .nullable(),
  /** Written by the service; null until it is. */
  service: serviceFields.extend({ topic_tags: z.array(phrase) }).nullable(),
});

/** One bill, as the content folder holds it. */
export const storedBill = storedBillFields
  .extend({ text: z.string() })
  .refine(({ text, text_status }) => (text !== "") === (text_status === "stored"), {
    path: ["text_status"],
    error: "a text and the status stored go together",
  })
  .refine(({ text_status, text_source }) => (text_source !== null) === (text_status === "stored"), {
    path: ["text_source"],
    error: "a stored text says where it is from; without one this is null",
  });
/** One bill, as the content folder holds it. */
export type StoredBill = z.infer<typeof storedBill>;

/** One session of the General Assembly. `special` is the number of a special session, null for a regular one. */
export const storedSession = z.strictObject({
  /** LegiScan's id. */
  session_id: z.int(),
  slug: sessionSlug,
  name: phrase,
  year_start: z.int().min(1700).max(2200),
  year_end: z.int().min(1700).max(2200),
  special: z.int().min(1).nullable(),
  /** Whether it has adjourned for good. */
  sine_die: z.boolean(),
});
/** One session of the General Assembly. */
export type StoredSession = z.infer<typeof storedSession>;
/** `content/bills/sessions.json`. */
export const storedSessions = z.strictObject({ sessions: z.array(storedSession) });
