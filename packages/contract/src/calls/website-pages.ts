/** A website with all that belongs to it, and the list of all of them with how they are. */
import * as z from 'zod/mini';
import { currentPassword } from '../account-fields.ts';
import { defineCall } from '../call.ts';
import { agreementType, amount, currency, id, idParams, moment, pageQuery } from '../fields.ts';
import { limits } from '../limits.ts';
import { consentCard } from './consents.ts';
import { contradiction, documentContradiction } from './contradictions.ts';
import { listedAgreement } from './customer-results.ts';
import { scanFindingCodes, scanStates } from './scans.ts';
import { website } from './websites.ts';

/** act: something is to be done. none: neither documents nor a banner. */
export const websiteStates = ['act', 'ok', 'unreachable', 'none'] as const;
export type WebsiteState = (typeof websiteStates)[number];

export const websiteOrders = ['urgent', 'name', 'checked'] as const;
export type WebsiteOrder = (typeof websiteOrders)[number];

const share = z.nullable(z.number());

export const listWebsiteStates = defineCall({
  id: 'listWebsiteStates',
  method: 'GET',
  path: '/website/states',
  summary: 'The websites and apps of the account with how they are, one page of them.',
  limit: 'account',
  key: { scope: 'read', of: 'account' },
  narrows: true,
  access: 'customer',
  query: z.extend(pageQuery, {
    q: z.optional(z.string().check(z.maxLength(limits.search))),
    state: z.optional(z.enum(websiteStates)),
    /** Those alone whose documents contradict each other. */
    has: z.optional(z.literal('contradictions')),
    sort: z.optional(z.enum(websiteOrders)),
  }),
  result: z.object({
    websites: z.array(
      z.object({
        id,
        kind: website.shape.kind,
        name: z.string(),
        state: z.enum(websiteStates),
        /** Of the last look: what speaks against the website. */
        findings: z.int(),
        documents: z.int(),
        /** Documents for which newer texts wait. */
        updates: z.int(),
        /** Documents that are not finished. */
        unfinished: z.int(),
        /** Points on which its documents, as they are served, contradict each other. */
        contradictions: z.int(),
        banner: z.boolean(),
        /** Of the answers of the last 30 days; null where there are too few. */
        accepted: share,
        checked_at: z.nullable(moment),
      }),
    ),
    /** Of those that are searched for, in the state that is asked for. */
    total: z.int(),
    /** Of those that are searched for, by state. */
    counts: z.record(z.enum(websiteStates), z.int()),
    /** Of those that are searched for: whose documents contradict each other. */
    contradicting: z.int(),
  }),
});
export type ListedWebsite = z.output<typeof listWebsiteStates.result>['websites'][number];

/** What is to be done next, the most urgent kind first. */
export const nextKinds = [
  'finding',
  'contradiction',
  'promise',
  'update',
  'unfinished',
  'publish',
  'install',
  'banner',
  'document',
  'scan',
] as const;

const nextStep = z.object({
  /** By which it is put off. */
  key: z.string(),
  kind: z.enum(nextKinds),
  /** A service, a document's type, a promise, or the name of a vendor. */
  subject: z.string(),
  /** Of a finding or a contradiction. */
  code: z.nullable(z.string()),
  /** Of a document or a banner. */
  id: z.nullable(z.string()),
  /** How many of that kind there are. */
  count: z.int(),
});
export type NextStep = z.output<typeof nextStep>;

const pageDocument = z.extend(listedAgreement, {
  /** Of the version that is served; null where none is. */
  version: z.nullable(z.int()),
  served_at: z.nullable(moment),
  /** What is left to be paid, tax excluded; null where nothing is. */
  due: z.nullable(z.object({ amount, currency })),
});
export type PageDocument = z.output<typeof pageDocument>;

const task = z.object({
  agreement_id: id,
  type: agreementType,
  /** Id of the promise. */
  promise: z.string(),
  /** In the language of the caller. */
  label: z.string(),
  how: z.string(),
  /** ISO day; null where no day was named. */
  by: z.nullable(z.string()),
});

export const readWebsitePage = defineCall({
  id: 'readWebsitePage',
  method: 'GET',
  path: '/website/page/:id',
  summary: 'All that belongs to one website, and what is to be done next.',
  limit: 'account',
  key: { scope: 'read', of: 'website' },
  access: 'customer',
  params: idParams,
  result: z.object({
    website,
    /** Null where nothing is to be done, or it was put off. */
    next: z.nullable(nextStep),
    documents: z.array(pageDocument),
    banner: z.nullable(
      z.object({
        card: consentCard,
        /** Of the last 30 days. */
        answers: z.int(),
        accepted: share,
        chosen: share,
        rejected: share,
        /** By day, the oldest first; null where nobody answered. */
        days: z.array(z.object({ day: z.string(), accepted: share })),
      }),
    ),
    /** The last look that was finished; null where there was none. */
    scan: z.nullable(
      z.object({
        id,
        at: moment,
        pages: z.int(),
        unreachable: z.boolean(),
        services: z.int(),
        findings: z.array(
          z.object({
            code: z.enum(scanFindingCodes),
            severity: z.enum(['error', 'warning', 'notice']),
            subject: z.string(),
            count: z.int(),
          }),
        ),
      }),
    ),
    /** A look that is not finished. */
    looking: z.nullable(z.object({ id, state: z.enum(scanStates) })),
    contradictions: z.object({
      banner: z.array(z.object({ agreement_id: id, type: agreementType, found: z.array(contradiction) })),
      documents: z.array(
        z.object({ agreement_id: id, type: agreementType, found: z.array(documentContradiction) }),
      ),
    }),
    /** What the owner said he will do, the next day first. */
    tasks: z.array(task),
    /** What the caller may do with links by which a client answers questions about it. */
    client_links: z.enum(['make', 'see', 'none']),
  }),
});
export type WebsitePage = z.output<typeof readWebsitePage.result>;

export const postponeNext = defineCall({
  id: 'postponeNext',
  method: 'POST',
  path: '/website/postpone/:id',
  summary: 'Puts what is to be done next off for 14 days, or takes that back.',
  limit: 'account',
  activity: 'step-postponed',
  key: { scope: 'write', of: 'website' },
  access: 'customer',
  params: idParams,
  body: z.strictObject({
    key: z.string().check(z.minLength(1), z.maxLength(limits.text)),
    undo: z.optional(z.boolean()),
  }),
  result: z.object({}),
});

export const moveWebsite = defineCall({
  id: 'moveWebsite',
  method: 'POST',
  path: '/website/move/:id',
  summary:
    'Moves a website, with its documents, its banner and its scans, to an organisation that the caller owns, or to his own account.',
  limit: 'login',
  members: { right: 'manage', of: 'website' },
  activity: 'website-moved',
  access: 'customer',
  params: idParams,
  body: z.strictObject({
    /** Id of the organisation; null: the caller's own account. */
    to: z.nullable(id),
    /** Of the caller. */
    password: currentPassword,
  }),
  result: z.object({}),
});
