import * as z from 'zod/mini';
import { answers } from '../answers.ts';
import { agreementType, costs, format, language, moment } from '../fields.ts';

export const agreementStatus = z.enum(['unfinished', 'finalized']);
export type AgreementStatus = z.output<typeof agreementStatus>;

/** What Generate answers; the access token is the visitor's only proof, null for an agreement in an account. */
export const savedAgreement = z.object({
  agreement_id: z.string(),
  access_token: z.nullable(z.string()),
  status: agreementStatus,
  costs,
});
export type SavedAgreement = z.output<typeof savedAgreement>;

const summary = {
  agreement_id: z.string(),
  type: agreementType,
  status: agreementStatus,
  /** Name of the website or app, for titles. */
  site_name: z.nullable(z.string()),
  site_url: z.nullable(z.string()),
  languages: z.array(language),
  premium: z.boolean(),
  created_at: moment,
  updated_at: moment,
};

export const agreementDetails = z.object({
  ...summary,
  answers,
  questionnaire_version: z.int(),
  /** Grows by one with each version; update sends it back. */
  revision: z.int(),
  edited: z.boolean(),
  live_url: z.nullable(z.string()),
});
export type AgreementDetails = z.output<typeof agreementDetails>;

/** Wording that a law prescribes and that the operator of this instance has not compared with the law yet. */
export const withheldWording = z.object({
  id: z.string(),
  /** Of the wording. */
  language,
  /** As the law names it, in the language of the wording. */
  title: z.string(),
  /** The operator has other words under this name by now, or a verified text: generating the document anew takes them. */
  outdated: z.boolean(),
});
export type WithheldWording = z.output<typeof withheldWording>;

export const saleDetails = z.object({
  ...summary,
  /** What is said here is of this one, or of a later one; the press sends it back. */
  revision: z.int(),
  costs,
  /** The one that waits for nothing but its owner, and the version that is served, null where none is; null where nothing waits so. */
  compare: z.nullable(z.object({ from: z.nullable(z.int()), to: z.int() })),
  /** While any is named it cannot be paid or finished: `wording-not-released`. */
  held_wording: z.array(withheldWording),
  /** A payment for it is being decided: it is not to be paid again. */
  payment_pending: z.boolean(),
  /** Where the buyer seems to be: by the connection, else by the owner's answers; null where nobody said. */
  buyer_country: z.nullable(z.string()),
  /** What the answers say of whoever the document is for, to begin the address of the invoice with; empty where unknown. */
  buyer: z.object({
    company_name: z.string(),
    vat_number: z.string(),
    name: z.string(),
    address: z.string(),
    postal_code: z.string(),
    city: z.string(),
  }),
  /** Processors that this instance offers, the first one chosen. */
  processors: z.array(z.string()),
});
export type SaleDetails = z.output<typeof saleDetails>;

export const downloadDetails = z.object({
  status: z.enum(['not-generated', 'generating', 'ready']),
  /** The last attempt failed: the page offers a button instead of trying for ever. */
  failed: z.boolean(),
  type: agreementType,
  languages: z.array(
    z.object({
      language,
      /** The body that can be copied into a page of one's own. */
      html: z.string(),
      files: z.array(z.object({ format, url: z.string(), bytes: z.int() })),
    }),
  ),
  live_url: z.nullable(z.string()),
});
export type DownloadDetails = z.output<typeof downloadDetails>;
