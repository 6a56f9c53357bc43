/** Specification 7, Privacy consent: what buying a plan needs. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, costs, currency, discountCode, idParams, moment } from '../fields.ts';
import { buyer, processors } from './payment-results.ts';

/** Specification 5: a domain whose protocol may be missing; its last label is a word, so no IP address is one. */
const siteUrl = z
  .string()
  .check(
    z.maxLength(2048),
    z.regex(
      /^(?:[hH][tT]{2}[pP][sS]?:\/\/)?(?:[^\s/?#:@.]{1,63}\.)+[^\s/?#:@.\d][^\s/?#:@.]{1,62}\.?(?::\d{1,5})?(?:[/?#].*)?$/,
    ),
  );

export const consentSummary = z.object({
  id: z.string(),
  /** Host name. */
  site_url: z.string(),
  active: z.boolean(),
  /** A plan is paid up, or its days of grace last. */
  paid: z.boolean(),
  created_at: moment,
});

export const newConsent = defineCall({
  id: 'newConsent',
  method: 'POST',
  path: '/privacy-consent/new',
  summary: 'Adds a privacy consent for a site; repeating the request adds nothing.',
  limit: 'new',
  access: 'customer',
  body: z.strictObject({ request_id: z.uuid(), site_url: siteUrl }),
  result: consentSummary,
});

export const listConsents = defineCall({
  id: 'listConsents',
  method: 'GET',
  path: '/privacy-consent/list',
  summary: 'Own privacy consents, newest first.',
  limit: 'account',
  access: 'customer',
  result: z.object({ consents: z.array(consentSummary) }),
});

export const consentPlan = z.object({
  code: z.string(),
  interval: z.enum(['month', 'year']),
  count: z.int(),
  /** Net minor units per period. */
  price: amount,
  currency,
  /** How much less than by the month: `10%`, `50%`; null where nothing. */
  discount_label: z.nullable(z.string()),
  /** A plan that is disabled is shown but not sold. */
  active: z.boolean(),
});
export type ConsentPlan = z.output<typeof consentPlan>;

export const subscriptionPlans = defineCall({
  id: 'subscriptionPlans',
  method: 'GET',
  path: '/privacy-consent/subscription-plans',
  summary: 'Plans for one domain, whatever its page views.',
  limit: 'read',
  result: z.object({ plans: z.array(consentPlan) }),
});

export const consentSaleDetails = defineCall({
  id: 'consentSaleDetails',
  method: 'GET',
  path: '/privacy-consent/sale-details/:id',
  summary: 'What the page before payment shows.',
  limit: 'account',
  access: 'customer',
  params: idParams,
  result: z.object({
    ...consentSummary.shape,
    plans: z.array(consentPlan),
    /** Plan of a live subscription; its state. */
    subscription: z.nullable(z.object({ plan: z.string(), state: z.enum(['active', 'past-due']) })),
  }),
});

export const consentCosts = defineCall({
  id: 'consentCosts',
  method: 'POST',
  path: '/privacy-consent/costs/:id',
  summary: 'What a plan costs for this consent.',
  limit: 'costs',
  access: 'customer',
  params: idParams,
  body: z.strictObject({
    plan: z.string().check(z.maxLength(40)),
    discount_code: z.optional(discountCode),
    billing: z.optional(buyer),
    processor: z.optional(z.enum(processors)),
  }),
  result: costs,
});
