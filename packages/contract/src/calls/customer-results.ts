import * as z from 'zod/mini';
import { agreementType, language, moment } from '../fields.ts';
import { agreementStatus } from './agreement-results.ts';

/** Who is logged in; what the browser keeps as `app_data` and `details`. */
export const customer = z
  .object({
    /** Random id of the row. */
    id: z.string(),
    /** The id that people see and that `/customer/check-valid-uuid` knows. */
    customer_id: z.uuid(),
    email: z.string(),
    /** False until the activation link was opened: such a session may resend, download, pay and log out. */
    confirmed: z.boolean(),
    language,
    first_name: z.string(),
    last_name: z.string(),
    personal_id: z.string(),
    /** ISO 3166 alpha-2, or empty. */
    country: z.string(),
    phone: z.string(),
    created_at: moment,
  })
  .register(z.globalRegistry, { id: 'Customer', description: 'An account with its profile.' });
export type Customer = z.output<typeof customer>;

/** Where the specification names `customer` as the result: beside `success`, with its token. */
export const customerWithToken = z.extend(customer, { token: z.string(), refresh_token: z.string() });

/**
 * For the browser to keep and to show at its next log-in, as that of `/customer/login`: those before are worth nothing.
 * Missing where the call made this browser known to no account.
 */
export const knownDevice = z.optional(z.string());

export const sessionSummary = z.object({
  id: z.string(),
  /** Browser and system in a few words, such as `Firefox, Linux`; empty where unknown. */
  device: z.string(),
  current: z.boolean(),
  created_at: moment,
  last_used_at: moment,
});

export const listedAgreement = z.object({
  agreement_id: z.string(),
  type: agreementType,
  status: agreementStatus,
  site_name: z.nullable(z.string()),
  site_url: z.nullable(z.string()),
  /** The website or app that it is for. */
  website_id: z.nullable(z.string()),
  edited: z.boolean(),
  premium: z.boolean(),
  /** Unfinished for a wording that the operator has not compared with the law's own, whether it costs or not. */
  held: z.boolean(),
  /** Unfinished though nothing is to be paid: it waits for its owner to publish it. */
  review: z.boolean(),
  /** A version of it was finished once: it can be downloaded, and has a live page. */
  served: z.boolean(),
  /** Of the newest version. */
  languages: z.array(language),
  live_url: z.nullable(z.string()),
  /** Another text waits for it. */
  update_available: z.boolean(),
  /** Not because a text of ours is newer: only the banner of its website is another one than when it was made. */
  update_by_banner: z.boolean(),
  created_at: moment,
  updated_at: z.nullable(moment),
});
export type ListedAgreement = z.output<typeof listedAgreement>;
