/** What a site's documents and its banner say differently of the same thing. Ours. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { agreementType, id, idParams } from '../fields.ts';

/** Each with its words in the interface. */
export const contradictionCodes = [
  'vendor-not-in-policy',
  'vendor-not-in-banner',
  'type-differs',
  'use-denied',
  'transfer-missing',
  'banner-denied',
  'duration-differs',
  'regions-differ',
  'signal-denied',
] as const;

export const contradiction = z.object({
  code: z.enum(contradictionCodes),
  /** Name of the vendor that it is about. */
  subject: z.nullable(z.string()),
  /** The question of the document to change. */
  question: z.string(),
  /** What to change in the banner, as its calls name it. */
  field: z.string(),
  /** The entry of the catalogue that is missing there; null with other codes. */
  catalogue_id: z.nullable(z.string()),
});
export type ContradictionLine = z.output<typeof contradiction>;

/** What the documents of one site say differently, or one of them by itself. Each with its words in the interface. */
export const documentContradictionCodes = [
  'age-differs',
  'audience-differs',
  'contact-differs',
  'phone-differs',
  'owner-differs',
  'address-differs',
  'use-differs',
  'accounts-differ',
  'account-missing',
  'user-content-differs',
  'law-differs',
  'cap-differs',
  'disputes-differ',
  'links-differ',
  'reviews-differ',
  'withdrawal-differs',
  'instructions-differ',
  'affiliates-differ',
  'guarantee-differs',
  'ai-differs',
  'payments-denied',
  'messages-denied',
  'diagnostics-denied',
  'sale-denied',
  'location-differs',
  'signals-differ',
  'consent-mode-differs',
  'vendors-differ',
  'data-denied',
  'subscription-refund-differs',
  'trial-differs',
  'goods-differ',
  'refund-denied',
  'refund-days-differ',
  'exchange-differs',
  'vendor-retired',
  'number-form',
  'withdrawal-missing',
  'eu-representative-missing',
  'uk-representative-missing',
  'banner-missing',
  'retention-too-short',
  'cookie-use-denied',
  'cookie-period-differs',
  'choice-differs',
  'longest-differs',
] as const;

export const documentContradiction = z.object({
  code: z.enum(documentContradictionCodes),
  /** Name of the vendor that it is about. */
  subject: z.nullable(z.string()),
  /** The question of the document itself to change. */
  question: z.string(),
  /** The document that says something else, with its question; null where one alone is enough to tell. */
  other: z.nullable(z.object({ agreement_id: id, type: agreementType, question: z.string() })),
});
export type DocumentContradictionLine = z.output<typeof documentContradiction>;

export const readContradictions = defineCall({
  id: 'consentContradictions',
  method: 'GET',
  path: '/privacy-consent/contradictions/:id',
  summary: 'What the served documents of the same site and the banner, as it is edited now, say differently.',
  limit: 'account',
  key: { scope: 'read', of: 'banner' },
  access: 'customer',
  params: idParams,
  result: z.object({
    /** Documents without any stand here too: they were held against the banner. */
    agreements: z.array(z.object({ agreement_id: id, type: agreementType, found: z.array(contradiction) })),
  }),
});
