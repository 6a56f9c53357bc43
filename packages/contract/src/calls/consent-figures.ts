/** Ours: how visitors answered, in sums. No answer is shown here, and no sum of so few that it would be one. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { deviceClasses } from '../consent-types.ts';
import { id, idParams, moment } from '../fields.ts';

const account = { limit: 'account', access: 'customer' } as const;
const day = z.iso.date();

/** Sums of fewer decisions are withheld. */
export const leastDecisions = 10;

/** How those decided who were asked; a notice that was closed is no decision. */
export const decisionCounts = z.object({
  decisions: z.int(),
  accepted: z.int(),
  /** Chosen one by one, or withdrawn later. */
  custom: z.int(),
  /** By a press, or by the signal of the browser. */
  rejected: z.int(),
});
export type DecisionCounts = z.output<typeof decisionCounts>;

/** Null where it is withheld. */
const counts = z.nullable(decisionCounts);

const version = { version: z.int(), published_at: moment };

/** By day; the last twelve months by month. */
export const figureDays = ['30', '90', '365'] as const;
export type FigureDays = (typeof figureDays)[number];

export const consentFigures = defineCall({
  ...account,
  id: 'consentFigures',
  key: { scope: 'read', of: 'banner' },
  method: 'GET',
  path: '/privacy-consent/figures/:id',
  summary:
    'How visitors decided by day, device, country, version and signal; sums of fewer than ten are withheld.',
  params: idParams,
  query: z.strictObject({ days: z.optional(z.enum(figureDays)) }),
  result: z.object({
    /** First and last day (UTC), both included. */
    first: day,
    last: day,
    totals: counts,
    /** What `parts` are. */
    unit: z.enum(['day', 'month']),
    /** Each of them, by its first day. */
    parts: z.array(z.object({ first: day, counts })),
    /** Since when devices and signals are counted; null where none were. */
    counted_since: z.nullable(day),
    devices: z.array(z.object({ device: z.enum(deviceClasses), counts })),
    /** ISO 3166-1 alpha-2, `unknown`, or `others`: those too small to be shown, together. The larger ones first. */
    countries: z.array(z.object({ country: z.string(), counts })),
    /** Newest first. */
    versions: z.array(z.object({ ...version, counts })),
    /** With and without the signal of the browser (GPC), of those of whom it was counted. */
    signals: z.object({ sent: counts, not_sent: counts }),
    /** All of it as a file of rows (CSV). */
    csv: z.string(),
  }),
});

const side = z.object({
  ...version,
  /** First and last day with decisions; null without any. */
  first: z.nullable(day),
  last: z.nullable(day),
  counts,
});

const number = z.string().check(z.regex(/^[1-9]\d{0,8}$/));

export const compareBanners = defineCall({
  ...account,
  id: 'compareBanners',
  key: { scope: 'read', of: 'banner' },
  method: 'GET',
  path: '/privacy-consent/compare-versions/:id',
  summary: 'All decisions on two versions of a banner side by side, also by device and by country.',
  params: z.strictObject({ id }),
  query: z.strictObject({ one: number, other: number }),
  result: z.object({
    one: side,
    other: side,
    /** Those alone that both versions can show. */
    devices: z.array(z.object({ device: z.enum(deviceClasses), one: decisionCounts, other: decisionCounts })),
    countries: z.array(z.object({ country: z.string(), one: decisionCounts, other: decisionCounts })),
  }),
});
