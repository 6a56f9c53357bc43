/**
 * Specification 7, Privacy consent: the answers of a site's visitors by month (UTC). `entry`, `export` and
 * `visitor` are ours.
 */
import * as z from 'zod/mini';
import { consentActions } from '../banner.ts';
import { defineCall } from '../call.ts';
import { consentTypes, optionalTypes, regimes } from '../consent-types.ts';
import { bannerLanguage, id, idParams, moment } from '../fields.ts';

const account = { limit: 'account', access: 'customer', params: idParams } as const;
const day = z.iso.date();

export const logActions = Object.keys(consentActions) as (keyof typeof consentActions)[];
const logAction = z.enum(logActions);

/** Which answers are meant; all where nothing is said. */
const filters = {
  action: z.optional(logAction),
  /** ISO 3166-1 alpha-2; `unknown` where nobody knew. */
  country: z.optional(z.string().check(z.regex(/^([A-Z]{2}|unknown)$/))),
  /** Number of a publication: answers to the banner of it, whichever language. */
  version: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/))),
  /** The id that the banner shows to a visitor as his record. */
  visitor: z.optional(z.uuid()),
};

/** How answers came out. */
export const logCounts = z.object({
  /** All of them. */
  answers: z.int(),
  accepted: z.int(),
  /** Chosen one by one, or withdrawn later. */
  custom: z.int(),
  /** By a press, or by the signal of the browser. */
  rejected: z.int(),
  /** Of those in `custom`. */
  withdrawn: z.int(),
  /** Of those in `rejected`. */
  signals: z.int(),
  /** Nothing was asked, a notice was closed. */
  notices: z.int(),
});
export type LogCounts = z.output<typeof logCounts>;

const optional = z.array(z.enum(optionalTypes));

export const logEntry = z.object({
  id: z.uuid(),
  at: moment,
  /** Null where the visitor had himself erased. */
  visitor: z.nullable(z.uuid()),
  action: logAction,
  /** 1 or 2; 0 where nobody pressed anything. */
  layer: z.int(),
  regime: z.enum(regimes),
  granted: optional,
  offered: optional,
  country: z.nullable(z.string()),
  language: bannerLanguage,
  /** Number of the publication that was shown. */
  version: z.int(),
  gpc: z.boolean(),
});
export type LogEntry = z.output<typeof logEntry>;

export const logPage = z
  .object({
    /** First and last day of the period, both included. */
    first: day,
    last: day,
    /** What `parts` are: those without answers are left out. */
    unit: z.enum(['day', 'month']),
    totals: logCounts,
    parts: z.array(z.extend(logCounts, { first: day })),
    /** Newest first. */
    entries: z.array(logEntry),
    /** Entries before the first of this page. */
    before: z.int(),
    /** To be asked for with `page`. */
    newer: z.nullable(z.string()),
    older: z.nullable(z.string()),
    /** What the answers of the period can be narrowed to. */
    choices: z.object({
      actions: z.array(logAction),
      /** Alphabetical; `unknown` is last. */
      countries: z.array(z.string()),
      /** Newest first. */
      versions: z.array(z.object({ version: z.int(), published_at: moment })),
    }),
  })
  .register(z.globalRegistry, {
    id: 'ConsentLogPage',
    description: 'Answers of a period, with their numbers.',
  });
export type LogPage = z.output<typeof logPage>;

const logQuery = z.strictObject({
  ...filters,
  page: z.optional(
    z.string().check(z.regex(/^[on]\.[0-9a-z]{1,10}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.\d{1,12}$/)),
  ),
});

export const logPeriods = ['current-month', 'last-month', 'all-months'] as const;
export type LogPeriod = (typeof logPeriods)[number];

export const currentMonthLogs = defineCall({
  ...account,
  id: 'currentMonthLogs',
  key: { scope: 'read', of: 'banner' },
  method: 'GET',
  path: '/privacy-consent/logs/current-month/:id',
  summary: 'Answers of this month (UTC), fifty at a time, with the numbers of each day.',
  query: logQuery,
  result: logPage,
});

export const lastMonthLogs = defineCall({
  ...account,
  id: 'lastMonthLogs',
  key: { scope: 'read', of: 'banner' },
  method: 'GET',
  path: '/privacy-consent/logs/last-month/:id',
  summary: 'Answers of the month before this one (UTC), fifty at a time, with the numbers of each day.',
  query: logQuery,
  result: logPage,
});

export const allMonthsLogs = defineCall({
  ...account,
  id: 'allMonthsLogs',
  key: { scope: 'read', of: 'banner' },
  method: 'GET',
  path: '/privacy-consent/logs/all-months/:id',
  summary: 'All answers that are kept, fifty at a time, with the numbers of each month.',
  query: logQuery,
  result: logPage,
});

export const readLogEntry = defineCall({
  ...account,
  id: 'readLogEntry',
  key: { scope: 'read', of: 'banner' },
  method: 'GET',
  path: '/privacy-consent/logs/entry/:id/:entry',
  summary: 'One answer, with the very banner that was shown and what proves it.',
  params: z.strictObject({ id, entry: z.uuid() }),
  result: z.object({
    ...logEntry.shape,
    received_at: moment,
    /** By the visitor's own clock. */
    client_at: moment,
    vendors: z.array(z.object({ name: z.string(), type: z.enum(consentTypes), allowed: z.boolean() })),
    published_at: moment,
    snapshot: z.string(),
    /** The published state with that hash (`PublishedBanner`). */
    banner: z.unknown(),
    /** The seal that holds it; null for the first two minutes. */
    seal: z.nullable(
      z.object({ number: z.int(), from: moment, to: moment, answers: z.int(), hash: z.string() }),
    ),
    /** The signed day over that seal; null until the day is over. */
    signed_day: z.nullable(day),
    /** What its visitor can load with the id he was shown; null where he was erased. */
    receipt_url: z.nullable(z.string()),
  }),
});

export const logFormats = ['csv', 'json', 'iso-27560'] as const;
export type LogFormat = (typeof logFormats)[number];

export const exportLogs = defineCall({
  ...account,
  id: 'exportLogs',
  method: 'POST',
  path: '/privacy-consent/logs/export/:id',
  summary: 'Makes an address from which the answers can be loaded as one file, for a quarter of an hour.',
  limit: 'export',
  members: { right: 'read', of: 'banner' },
  activity: { after: 'log-exported' },
  body: z.strictObject({
    ...filters,
    period: z.enum(logPeriods),
    format: z.enum(logFormats),
  }),
  result: z.object({ url: z.string(), records: z.int(), file_name: z.string() }),
});

export const eraseLogVisitor = defineCall({
  ...account,
  id: 'eraseLogVisitor',
  method: 'DELETE',
  path: '/privacy-consent/logs/visitor/:id/:visitor',
  summary: 'Takes a visitor out of his answers, as he may ask (GDPR art. 17); they stay proven without him.',
  members: { right: 'publish', of: 'banner' },
  activity: 'visitor-erased',
  params: z.strictObject({ id, visitor: z.uuid() }),
  result: z.object({ erased: z.int() }),
});
