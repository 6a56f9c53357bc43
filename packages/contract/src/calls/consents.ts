/** Specification 7, Privacy consent: the consents of an account, their plans and what their owner wrote. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { regimes } from '../consent-types.ts';
import { agreementType, amount, costs, currency, discountCode, id, idParams, moment } from '../fields.ts';
import { limits } from '../limits.ts';
import {
  additionalDomain,
  appearance,
  domainPattern,
  fieldsByLanguage,
  siteUrl,
  vendorInput,
} from './consent-fields.ts';
import { publishedState } from './consent-install.ts';
import { buyer, processors } from './payment-results.ts';

export const consentSummary = z.object({
  id: z.string(),
  /** Host name. */
  site_url: z.string(),
  active: z.boolean(),
  /** A plan is paid up, or its days of grace last. */
  paid: z.boolean(),
  created_at: moment,
});

/** State of the plan that pays for a consent; `ends_at`: of the paid period, after which it renews or not. */
export const consentPlanState = z.object({
  code: z.string(),
  state: z.enum(['active', 'past-due', 'ended']),
  ends_at: moment,
  renews: z.boolean(),
});

/** A card of My Privacy Consents. */
export const consentCard = z.object({
  ...consentSummary.shape,
  plan: z.nullable(consentPlanState),
  additional_domains: z.int(),
  /** The website that it stands on. */
  website_id: z.nullable(z.string()),
  vendors: z.object({ total: z.int(), off: z.int() }),
  answers_this_month: z.int(),
  regimes: z.array(z.enum(regimes)),
  published_at: z.nullable(moment),
  /** Something was edited since. */
  changed: z.boolean(),
});
export type ConsentCard = z.output<typeof consentCard>;

export const newConsent = defineCall({
  id: 'newConsent',
  method: 'POST',
  path: '/privacy-consent/new',
  summary: 'Adds a privacy consent for a site; repeating the request adds nothing.',
  limit: 'new',
  activity: 'banner-created',
  key: { scope: 'write', of: 'account' },
  access: 'customer',
  body: z.strictObject({
    request_id: z.uuid(),
    site_url: siteUrl,
    vendors: z.optional(z.array(vendorInput).check(z.maxLength(limits.vendors))),
    appearance: z.optional(appearance),
    fields: z.optional(fieldsByLanguage),
  }),
  bodyBytes: limits.vendorsBody,
  result: consentSummary,
});

export const listConsents = defineCall({
  id: 'listConsents',
  method: 'GET',
  path: '/privacy-consent/list',
  summary: 'Own privacy consents, newest first.',
  limit: 'account',
  key: { scope: 'read', of: 'account' },
  narrows: true,
  access: 'customer',
  result: z.object({ consents: z.array(consentCard) }),
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
  key: { scope: null, of: 'nothing' },
  result: z.object({ plans: z.array(consentPlan) }),
});

export const consentSaleDetails = defineCall({
  id: 'consentSaleDetails',
  method: 'GET',
  path: '/privacy-consent/sale-details/:id',
  summary: 'What the page before payment shows.',
  limit: 'account',
  members: { right: 'read', of: 'banner' },
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
  members: { right: 'read', of: 'banner' },
  activity: { none: 'reads only' },
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

const account = { limit: 'account', access: 'customer', params: idParams } as const;

export const consentDetails = defineCall({
  ...account,
  id: 'consentDetails',
  key: { scope: 'read', of: 'banner' },
  method: 'GET',
  path: '/privacy-consent/details/:id',
  summary: 'All that its owner decides about a banner, as it is edited now.',
  result: z.object({
    ...consentCard.shape,
    appearance,
    fields: fieldsByLanguage,
    domains: z.array(additionalDomain),
    published: z.nullable(publishedState),
    /** Digest of what is said here, or of less: a word about another draft is refused. */
    draft_revision: z.string(),
  }),
});

export const updateConsent = defineCall({
  ...account,
  id: 'updateConsent',
  key: { scope: 'write', of: 'banner' },
  method: 'PUT',
  path: '/privacy-consent/:id',
  summary:
    'Changes the address of the site or the appearance of its banner; visitors see it once it is published.',
  activity: 'banner-changed',
  body: z.strictObject({ site_url: z.optional(siteUrl), appearance: z.optional(appearance) }),
  result: consentCard,
});

export const deleteConsent = defineCall({
  ...account,
  id: 'deleteConsent',
  method: 'DELETE',
  path: '/privacy-consent/delete/:id',
  summary: 'Deletes a consent whose plan does not renew any more.',
  members: { right: 'publish', of: 'banner' },
  activity: 'banner-deleted',
  result: z.object({}),
});

export const toggleConsent = defineCall({
  ...account,
  id: 'toggleConsent',
  key: { scope: 'publish', of: 'banner' },
  method: 'PUT',
  path: '/privacy-consent/active-toggle/:id',
  summary: 'Switches a banner off, which serves an empty script, or on again.',
  activity: 'banner-switched',
  body: z.strictObject({ active: z.boolean() }),
  result: consentCard,
});

export const subscriptionStats = defineCall({
  id: 'subscriptionStats',
  method: 'GET',
  path: '/privacy-consent/subscription-stats',
  summary: 'Plans of all own consents in figures.',
  limit: 'account',
  members: { right: 'pay', of: 'account' },
  access: 'customer',
  result: z.object({
    consents: z.array(
      z.object({
        id: z.string(),
        site_url: z.string(),
        plan: z.nullable(consentPlanState),
        domains_used: z.int(),
        answers_this_month: z.int(),
        next_charge: z.nullable(z.object({ at: moment, net: amount, currency })),
      }),
    ),
  }),
});

export const domainExists = defineCall({
  id: 'domainExists',
  method: 'POST',
  path: '/privacy-consent/domain-exists',
  summary: 'Whether an own consent covers a domain already; of a visitor nothing is known.',
  limit: 'read',
  members: { right: null, of: 'nothing' },
  activity: { none: 'reads only' },
  body: z.strictObject({ site_url: siteUrl }),
  result: z.object({ exists: z.boolean(), domain: z.string() }),
});

export const siteVendors = defineCall({
  id: 'siteVendors',
  method: 'POST',
  path: '/privacy-consent/site-vendors',
  summary: 'What own policies of a site name that its banner has to ask about. Ours.',
  limit: 'account',
  members: { right: 'read', of: 'account' },
  activity: { none: 'reads only' },
  access: 'customer',
  body: z.strictObject({ site_url: siteUrl }),
  result: z.object({
    /** Newest first, those alone that name any; of each vendor the id in the catalogue. */
    agreements: z.array(z.object({ agreement_id: id, type: agreementType, vendors: z.array(z.string()) })),
  }),
});

export const checkCustomerActive = defineCall({
  ...account,
  id: 'checkCustomerActive',
  method: 'POST',
  path: '/privacy-consent/check-customer-active/:id',
  summary: 'Whether the banner of a consent is served, and what is missing where it is not.',
  members: { right: 'read', of: 'banner' },
  activity: { none: 'reads only' },
  result: z.object({
    active: z.boolean(),
    missing: z.array(z.enum(['plan', 'publication', 'switched-on'])),
  }),
});

export const getFields = defineCall({
  ...account,
  id: 'getFields',
  key: { scope: 'read', of: 'banner' },
  method: 'GET',
  path: '/privacy-consent/get-fields/:id',
  summary: "The owner's own words and addresses in the banner.",
  result: z.object({ fields: fieldsByLanguage }),
});

export const updateFields = defineCall({
  ...account,
  id: 'updateFields',
  key: { scope: 'write', of: 'banner' },
  method: 'PUT',
  path: '/privacy-consent/update-fields/:id',
  summary: "Writes the owner's own words and addresses anew.",
  activity: 'banner-changed',
  body: z.strictObject({ fields: fieldsByLanguage }),
  result: z.object({ fields: fieldsByLanguage }),
});

export const addDomain = defineCall({
  ...account,
  id: 'addDomain',
  key: { scope: 'write', of: 'banner' },
  method: 'POST',
  path: '/privacy-consent/additional-domain/add/:id',
  summary: 'Lets the banner serve on a further domain, `*.` for all below it.',
  activity: 'domain-added',
  body: z.strictObject({ domain: domainPattern }),
  result: z.object({ domains: z.array(additionalDomain) }),
});

export const deleteDomain = defineCall({
  id: 'deleteDomain',
  method: 'DELETE',
  path: '/privacy-consent/additional-domain/delete/:id/:domainId',
  summary: 'Takes a further domain away.',
  limit: 'account',
  activity: 'domain-deleted',
  key: { scope: 'write', of: 'banner' },
  access: 'customer',
  params: z.strictObject({ id, domainId: id }),
  result: z.object({ domains: z.array(additionalDomain) }),
});
