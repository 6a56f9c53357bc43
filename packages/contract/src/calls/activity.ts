/** What was done in an account: who, what, when, with what, and from which country. */
import * as z from 'zod/mini';
import { activityAreas, activityKinds, activityMeans, activityObjects } from '../activity-kinds.ts';
import { defineCall } from '../call.ts';
import { agreementType, countryCode, id, moment } from '../fields.ts';

/** Days back from now. */
export const activityDays = ['7', '30', '90', '365'] as const;
export type ActivityDays = (typeof activityDays)[number];
export const activityFormats = ['csv', 'json'] as const;
export type ActivityFormat = (typeof activityFormats)[number];

const choice = {
  kind: z.optional(z.enum(activityKinds)),
  /** All kinds of one part. */
  area: z.optional(z.enum(activityAreas)),
  /** Without it: all that is kept. */
  days: z.optional(z.enum(activityDays)),
};

const activityEntry = z.object({
  id,
  at: moment,
  kind: z.enum(activityKinds),
  /** Whether the owner of the account did it, proven by password or key; who failed to log in did not. */
  by_owner: z.boolean(),
  means: z.enum(activityMeans),
  /** Name of the API key, as it was then. */
  means_name: z.nullable(z.string()),
  object: z.enum(activityObjects),
  object_id: z.nullable(id),
  /** As it was then. */
  object_name: z.nullable(z.string()),
  /** Of a document. */
  document_type: z.nullable(agreementType),
  /** ISO 3166-1 alpha-2; null where nobody knows. */
  country: z.nullable(countryCode),
});
export type ActivityEntry = z.output<typeof activityEntry>;

export const listActivity = defineCall({
  id: 'listActivity',
  method: 'GET',
  path: '/activity/list',
  summary: 'What was done in the account, newest first, fifty entries at a time. Kept for 24 months.',
  limit: 'account',
  access: 'customer',
  key: { scope: 'read', of: 'account' },
  query: z.strictObject({
    ...choice,
    /** The entries after this one, which are older; the last of the page before. */
    after: z.optional(id),
  }),
  result: z.object({
    entries: z.array(activityEntry),
    /** What to give as `after` for the next page; null: this is the last. */
    next: z.nullable(id),
  }),
});

export const exportActivity = defineCall({
  id: 'exportActivity',
  method: 'POST',
  path: '/activity/export',
  summary: 'Makes an address from which the list can be loaded as one file, for a quarter of an hour.',
  limit: 'export',
  members: { right: 'manage', of: 'account' },
  activity: { after: 'activity-exported' },
  access: 'customer',
  body: z.strictObject({ format: z.enum(activityFormats), ...choice }),
  result: z.object({ url: z.string(), file_name: z.string() }),
});
