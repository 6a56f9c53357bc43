/** The websites and apps of an account: what its agreements, its banners and its looks have in common. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { id, idParams, moment, pageQuery } from '../fields.ts';
import { limits } from '../limits.ts';

/** An app is what has no address on the web. */
export const websiteKinds = ['website', 'app'] as const;
export type WebsiteKind = (typeof websiteKinds)[number];

/** What shows that a website is in the hands of the account. */
export const websiteProofs = ['banner', 'dns', 'meta'] as const;
export type WebsiteProof = (typeof websiteProofs)[number];

/** How often a website is looked at without being asked. */
export const watchRhythms = ['off', 'weekly', 'monthly'] as const;
export type WatchRhythm = (typeof watchRhythms)[number];

export const website = z.object({
  id,
  kind: z.enum(websiteKinds),
  /** Host name as people write it, or the name of the app. */
  name: z.string(),
  verified_at: z.nullable(moment),
  verified_by: z.nullable(z.enum(websiteProofs)),
  rhythm: z.enum(watchRhythms),
  created_at: moment,
});
export type Website = z.output<typeof website>;

export const verifyWebsite = defineCall({
  id: 'verifyWebsite',
  method: 'POST',
  path: '/website/verify/:id',
  summary: 'Looks now for what shows that a website is in the hands of the account.',
  limit: 'transaction',
  activity: 'website-verified',
  key: { scope: 'scan', of: 'website' },
  access: 'customer',
  params: idParams,
  result: z.object({
    website,
    /** What each way has shown; unreachable: the page or the name server did not answer. */
    looked: z.array(
      z.object({ way: z.enum(websiteProofs), outcome: z.enum(['found', 'missing', 'unreachable']) }),
    ),
  }),
});

export const watchWebsite = defineCall({
  id: 'watchWebsite',
  method: 'PUT',
  path: '/website/watch/:id',
  summary: 'How often a verified website is looked at without being asked.',
  limit: 'account',
  activity: 'website-watched',
  key: { scope: 'scan', of: 'website' },
  access: 'customer',
  params: idParams,
  body: z.strictObject({ rhythm: z.enum(watchRhythms) }),
  result: z.object({ website }),
});

export const readWatching = defineCall({
  id: 'readWatching',
  method: 'GET',
  path: '/website/watching/:id',
  summary: 'How a website is verified and watched, and its latest scans.',
  limit: 'account',
  key: { scope: 'read', of: 'website' },
  access: 'customer',
  params: idParams,
  result: z.object({
    website,
    /** Lines to copy: a tag for the head of the page, a TXT record of the domain, the script of the banner. */
    proofs: z.object({ meta: z.string(), dns: z.string(), banner: z.nullable(z.string()) }),
    /** A plan of a banner on this website pays for watching. */
    paid: z.boolean(),
    next_scan_at: z.nullable(moment),
    scans: z.array(
      z.object({
        id,
        state: z.enum(['waiting', 'running', 'done', 'failed']),
        created_at: moment,
        /** Nobody asked for it. */
        is_due: z.boolean(),
        problems: z.nullable(z.int()),
        /** New services and findings since the one before; null for the first. */
        news: z.nullable(z.int()),
      }),
    ),
  }),
});

export const websitePictures = defineCall({
  id: 'websitePictures',
  method: 'GET',
  path: '/website/pictures/:id',
  summary: 'The first page of a website of the account as its latest scan saw it.',
  limit: 'account',
  members: { right: 'read', of: 'website' },
  access: 'customer',
  params: idParams,
  result: z.object({
    /** Null where no scan has a picture. */
    taken_at: z.nullable(moment),
    /** JPEG in base64, without the banner where the scan could refuse; null where it could not be taken. */
    desktop: z.nullable(z.string()),
    phone: z.nullable(z.string()),
  }),
});

export const listWebsites = defineCall({
  id: 'listWebsites',
  method: 'GET',
  path: '/website/list',
  summary: 'The websites and apps of the account by name, one page of them.',
  limit: 'account',
  key: { scope: 'read', of: 'account' },
  narrows: true,
  access: 'customer',
  query: z.extend(pageQuery, {
    /** Part of the name. */
    q: z.optional(z.string().check(z.maxLength(limits.search))),
  }),
  result: z.object({ websites: z.array(website), total: z.int() }),
});

export const readWebsite = defineCall({
  id: 'readWebsite',
  method: 'GET',
  path: '/website/details/:id',
  summary: 'One website or app of the account.',
  limit: 'account',
  key: { scope: 'read', of: 'website' },
  access: 'customer',
  params: idParams,
  result: z.object({ website }),
});
