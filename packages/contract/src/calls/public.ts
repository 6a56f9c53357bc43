import * as z from 'zod/mini';
import { agreementTypes } from '../agreement-types.ts';
import { defineCall } from '../call.ts';
import { countryCode } from '../fields.ts';
import { listedPriceLines } from '../listed-price-lines.ts';

const choice = z.object({ text: z.string(), value: z.string() });

export const listCountriesCall = defineCall({
  id: 'listCountries',
  method: 'GET',
  path: '/public/countries/list',
  summary:
    'Countries in the language of the caller, with states for AU, CA, DE, IN and US, and the one where the caller seems to be.',
  limit: 'read',
  key: { scope: null, of: 'nothing' },
  result: z.object({
    countries: z.array(
      z.object({ text: z.string(), value: z.string(), states: z.optional(z.array(choice)) }),
    ),
    /** Where the caller seems to be; US where nobody knows (specification 5). */
    tracked_country: countryCode,
  }),
  place: 'top',
});

export const listLanguagesCall = defineCall({
  id: 'listLanguages',
  method: 'GET',
  path: '/public/languages/list',
  summary: 'The languages in which documents can be written, each by its own name.',
  limit: 'read',
  key: { scope: null, of: 'nothing' },
  result: z.object({
    languages: z.array(z.object({ text: z.string(), value: z.string(), disabled: z.boolean() })),
  }),
  place: 'top',
});

export const payloadKeyCall = defineCall({
  id: 'payloadKey',
  method: 'GET',
  path: '/public/payload-key',
  summary: 'The public key under which the bodies of calls are sealed.',
  limit: 'read',
  members: { right: null, of: 'nothing' },
  result: z.object({
    keyId: z.string(),
    jwk: z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() }),
  }),
  place: 'top',
});

const amount = z.number();

/** Ours: the home page names them. */
export const listPrices = defineCall({
  id: 'listPrices',
  method: 'GET',
  path: '/public/prices',
  summary: 'What everything costs now: minor units of the currency, tax excluded.',
  limit: 'read',
  key: { scope: null, of: 'nothing' },
  result: z.object({
    currency: z.string(),
    /** Once per document, as soon as anything in it costs. */
    premium: z.array(z.object({ type: z.enum(agreementTypes), amount })),
    /** Once per law, language, list and so on. */
    lines: z.array(z.object({ code: z.enum(listedPriceLines), amount })),
    /** A privacy policy with one further law; no amounts where that costs nothing. */
    example: z.object({ amounts: z.array(amount), total: amount }),
    /** Of a consent banner on one website; `price` is that of the whole period. */
    plans: z.array(
      z.object({ code: z.string(), interval: z.enum(['month', 'year']), count: z.number(), price: amount }),
    ),
  }),
});
export type ListedPrices = z.output<typeof listPrices.result>;

/** Specification 8: errors from several calls are only logged. Codes and patterns, nothing of a person. */
export const clientLog = defineCall({
  id: 'clientLog',
  method: 'POST',
  path: '/public/client-log',
  summary: 'Notes that something failed in a browser.',
  limit: 'client-log',
  members: { right: null, of: 'nothing' },
  activity: { none: 'concerns no account' },
  body: z.strictObject({
    event: z.enum(['call-failed', 'route-error', 'chunk-failed', 'page-failed']),
    /** Id of the call or pattern of the route. */
    where: z.string().check(z.regex(/^[\w/:*?$.-]{1,120}$/)),
    code: z.optional(z.string().check(z.regex(/^[\w-]{1,60}$/))),
  }),
  result: z.object({}),
});
