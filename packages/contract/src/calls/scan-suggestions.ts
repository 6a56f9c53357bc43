/** What a scan proposes as answers: nothing is answered by it, and what was not seen is not denied. */
import * as z from 'zod/mini';
import { answerValue } from '../answers.ts';
import { defineCall } from '../call.ts';
import { consentPurposes, consentTypes } from '../consent-types.ts';
import { agreementType, id, idParams, moment } from '../fields.ts';
import { scanPasses, scanStates } from './scans.ts';

/**
 * Where something was seen. request: an address that was asked for. cookie, storage: a name. field, form: what a form
 * asks for. text: words of a page. data: what the page says of itself to machines. link: an address it links to.
 */
export const evidenceKinds = [
  'request',
  'cookie',
  'storage',
  'field',
  'form',
  'text',
  'data',
  'link',
] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

export const seenEvidence = z.object({
  /** Part of the value that it speaks for: an option, a vendor, a row by its `_id`; null of the whole. */
  of: z.nullable(z.string()),
  /** Address of the page. */
  page: z.string(),
  kind: z.enum(evidenceKinds),
  what: z.string(),
  /** How the banner was answered meanwhile; absent of what stands on the page in any case. */
  pass: z.optional(z.enum(scanPasses)),
  /** Of a cookie: days that it was kept, null until the browser is closed. */
  days: z.optional(z.nullable(z.number())),
  /** Of a cookie: no script can read it. */
  http_only: z.optional(z.boolean()),
});
export type SeenEvidence = z.output<typeof seenEvidence>;

export const suggestion = z
  .object({
    /** A question of the type; entries of the owner's own are suggested as `<question>.own`. */
    question: z.string(),
    /** A list holds what was seen, and is added to what stands there; rows likewise. */
    value: answerValue,
    origin: z.literal('seen'),
    evidence: z.array(seenEvidence),
  })
  .register(z.globalRegistry, { id: 'Suggestion', description: 'An answer with the places it was seen in.' });
export type Suggestion = z.output<typeof suggestion>;

/** As stored by a service or by the website itself. */
const seenItem = z.object({
  kind: z.enum(['cookie', 'local', 'session', 'indexeddb', 'cache', 'service-worker']),
  name: z.string(),
  /** Days that it was kept; null: until the browser is closed, and of what is no cookie. */
  days: z.nullable(z.number()),
  httpOnly: z.boolean(),
});

export const suggestedVendor = z
  .object({
    /** Of the catalogue, else a domain. */
    id: z.string(),
    /** Whether it stands in the catalogue. */
    known: z.boolean(),
    name: z.string(),
    /** Null: nobody knows what it is for, so its owner has to say. */
    type: z.nullable(z.enum(consentTypes)),
    purpose: z.nullable(z.enum(consentPurposes)),
    hosts: z.array(z.string()),
    stored: z.array(seenItem),
    passes: z.array(z.enum(scanPasses)),
    evidence: z.array(seenEvidence),
  })
  .register(z.globalRegistry, {
    id: 'SuggestedVendor',
    description: 'A service that was seen on a website.',
  });
export type SuggestedVendor = z.output<typeof suggestedVendor>;

export const scanSuggestions = defineCall({
  id: 'scanSuggestions',
  method: 'GET',
  path: '/scan/suggestions/:id',
  summary: 'What a scan that is done proposes as answers of wizards and as vendors of a banner.',
  limit: 'read',
  key: { scope: 'read', of: 'scan' },
  access: 'visitor',
  params: idParams,
  query: z.strictObject({
    /** The agreement whose questions are meant; without it those of all types. */
    type: z.optional(agreementType),
  }),
  result: z.object({
    /** Before it is done there are no suggestions. */
    scan: z.object({
      id,
      address: z.string(),
      state: z.enum(scanStates),
      finished_at: z.nullable(moment),
    }),
    documents: z.array(z.object({ type: agreementType, suggestions: z.array(suggestion) })),
    /** Services of others, those that ask for an answer first in front. */
    vendors: z.array(suggestedVendor),
  }),
});
