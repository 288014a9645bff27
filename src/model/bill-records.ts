import * as z from "zod";
import { BILL_KINDS } from "../identifiers/bills/bill-number.ts";
import { address, isoDay } from "./common.ts";
import { serviceText } from "./service-text.ts";
import {
  amendment,
  BILL_TYPES,
  billNumber,
  CHAMBERS,
  committee,
  listedText,
  sessionSlug,
  sponsor,
  storedBillFields,
  supplement,
  TEXT_STATUSES,
  vote,
} from "./stored-bill.ts";

const identity = {
  /** `2025-2026/hb136`: what batch reads and quotation checks take. */
  id: z.string(),
  bill_id: z.int(),
  session: sessionSlug,
  session_id: z.int(),
  session_name: z.string(),
  number: billNumber,
  kind: z.enum(BILL_KINDS),
  /** As a reader writes it: `HB 136`. */
  cite_as: z.string(),
  title: z.string(),
};

const state = {
  status: z.int(),
  /** `Introduced` to `Failed`. */
  status_label: z.string(),
  status_date: isoDay.nullable(),
  bill_type: z.enum(BILL_TYPES),
  chamber: z.enum(CHAMBERS),
  /** Day and words of the newest entry of the history. */
  last_action_date: isoDay.nullable(),
  last_action: z.string().nullable(),
};

const addresses = { canonical_url: address, md_url: address, json_url: address };

/** A bill as a list shows it (contract section 2). */
export const slimBill = z.strictObject({
  ...identity,
  ...state,
  has_text: z.boolean(),
  summary: serviceText.nullable(),
  topic_tags: z.array(z.string()).nullable(),
  ...addresses,
});
/** A bill as a list shows it. */
export type SlimBill = z.infer<typeof slimBill>;

/** `GET /bills/bills/{session}/{number}`: everything but the text (contract sections 2 and 4.2). */
export const billRecord = z.strictObject({
  ...identity,
  description: z.string().nullable(),
  ...state,
  current_chamber: storedBillFields.shape.current_chamber,
  completed: z.boolean(),
  /** From the history: `Act 12` gives 12. */
  act_number: z.string().nullable(),
  veto_number: z.string().nullable(),
  effective_date: isoDay.nullable(),
  /** The words before the first semicolon of a Georgia title. */
  caption_subject: z.string().nullable(),
  committee: committee.nullable(),
  sponsors: z.array(sponsor),
  subjects: z.array(z.string()),
  referrals: storedBillFields.shape.referrals,
  history: storedBillFields.shape.history,
  progress: z.array(z.strictObject({ date: isoDay.nullable(), event: z.int(), label: z.string() })),
  votes: z.array(vote),
  amendments: z.array(amendment),
  texts: z.array(listedText),
  supplements: z.array(supplement),
  calendar: storedBillFields.shape.calendar,
  related: storedBillFields.shape.related,
  has_text: z.boolean(),
  text_status: z.enum(TEXT_STATUSES),
  /** The same in words. */
  text_note: z.string(),
  text_source: storedBillFields.shape.text_source,
  /** Length of the text in UTF-16 code units, marks left out; null without one. */
  chars: z.int().nullable(),
  /** Null until the service has written it. */
  summary: serviceText.nullable(),
  topic_tags: z.array(z.string()).nullable(),
  source_url: address.nullable(),
  upstream_url: address.nullable(),
  license: z.string(),
  attribution: z.string().nullable(),
  ...addresses,
  text_url: address,
  full_text_url: address,
  previous: z.string().nullable(),
  next: z.string().nullable(),
});
/** A bill as published. */
export type BillRecord = z.infer<typeof billRecord>;

/** The three readings of a bill's text (contract section 2). */
export const BILL_READINGS = ["text", "text_as_amended", "text_before_amendment"] as const;
/** A reading of a bill's text. */
export type BillReading = (typeof BILL_READINGS)[number];

/** `GET /bills/bills/{session}/{number}/full-text`: the text, and as much metadata as it takes to cite it. */
export const billFullText = z.strictObject({
  ...identity,
  status: state.status,
  status_label: state.status_label,
  status_date: state.status_date,
  text_source: storedBillFields.shape.text_source,
  source_url: address.nullable(),
  license: z.string(),
  attribution: z.string().nullable(),
  ...addresses,
  text_url: address,
  reading: z.enum(BILL_READINGS),
  /** How many passages are struck, and how many added. */
  deletions: z.int().min(0),
  insertions: z.int().min(0),
  chars: z.int().min(0),
  text: z.string(),
});
/** A bill's text as published. */
export type BillFullText = z.infer<typeof billFullText>;

/** A bill in a batch read: the record, and the text where one is stored. */
export const billItem = billRecord.extend({ text: z.string().nullable() });
/** A bill in a batch read. */
export type BillItem = z.infer<typeof billItem>;
