/** Specification 7, Privacy consent: publishing a banner and putting it on a site. `publish`, `discard` and `check-install` are ours. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { consentTypes } from '../consent-types.ts';
import { agreementType, id, idParams, language, moment } from '../fields.ts';

const account = { limit: 'account', access: 'customer', params: idParams } as const;

export const publishedState = z.object({
  version: z.int(),
  published_at: moment,
  languages: z.array(language),
  /** Hash of the snapshot by language. */
  snapshots: z.partialRecord(language, z.string()),
});

export const publishBanner = defineCall({
  ...account,
  id: 'publishBanner',
  method: 'POST',
  path: '/privacy-consent/publish/:id',
  summary:
    'Makes what was edited the banner of the site; refused where buttons are unequal or cannot be read.',
  body: z.strictObject({
    /** Visitors who answered are asked again even where the vendors are the same. */
    ask_again: z.optional(z.boolean()),
  }),
  result: publishedState,
});

export const discardBanner = defineCall({
  ...account,
  id: 'discardBanner',
  method: 'POST',
  path: '/privacy-consent/discard/:id',
  summary: 'Goes back to what was published last.',
  result: z.object({}),
});

export const installPlatforms = [
  'html',
  'wordpress',
  'shopify',
  'google-tag-manager',
  'react',
  'next',
] as const;

export const installDetails = defineCall({
  ...account,
  id: 'installDetails',
  method: 'GET',
  path: '/privacy-consent/install-details/:id',
  summary: 'What to put on the site.',
  result: z.object({
    site_url: z.string(),
    /** Nothing is served before: no plan yet, or nothing published. */
    ready: z.boolean(),
    /** Address by Accept-Language. */
    script_url: z.string(),
    scripts: z.array(z.object({ language, url: z.string() })),
    /** The element for the head of every page, by the chosen consent mode. */
    snippet: z.string(),
    platforms: z.array(z.object({ platform: z.enum(installPlatforms), code: z.string() })),
    /** What a Content-Security-Policy must allow, directive by directive. */
    csp: z.array(z.object({ directive: z.string(), source: z.string() })),
    /** How to tag what must wait: one example of an own vendor each. */
    tagged: z.object({
      script: z.string(),
      inline: z.string(),
      iframe: z.string(),
      link: z.string(),
      noscript: z.string(),
    }),
    gpc: z.string(),
    /** A sample shop that shows the published banner at work; null in production, which has none. */
    demo_url: z.nullable(z.string()),
    additional_domains: z.array(z.string()),
  }),
});

export const emailInstall = defineCall({
  ...account,
  id: 'emailInstall',
  method: 'POST',
  path: '/privacy-consent/send-customer-email/:id',
  summary: 'Sends the instructions to the owner, or to whoever looks after the site.',
  limit: 'letter',
  body: z.strictObject({ email: z.optional(z.string().check(z.maxLength(320))) }),
  result: z.object({}),
});

/** What a look at the page brought; each with its words in the interface. */
export const installFindings = [
  'script-missing',
  'script-twice',
  'script-of-other-site',
  'script-not-first',
  'other-banner',
  'vendor-untagged',
  'vendor-unknown',
  'csp-blocks-script',
  'csp-blocks-record',
  'choices-link-missing',
  'language-missing',
  'analytics-found',
] as const;

export const checkInstall = defineCall({
  ...account,
  id: 'checkInstall',
  method: 'POST',
  path: '/privacy-consent/check-install/:id',
  summary: 'Loads a page of the site once, without running its scripts, and says what was found.',
  limit: 'letter',
  body: z.strictObject({ path: z.optional(z.string().check(z.maxLength(500), z.regex(/^\/[^\s\\]*$/))) }),
  result: z.object({
    url: z.string(),
    checked_at: moment,
    installed: z.boolean(),
    findings: z.array(
      z.object({
        code: z.enum(installFindings),
        severity: z.enum(['error', 'warning']),
        /** Name of a vendor or host, or what stands in the page. */
        subject: z.string(),
        catalogue_id: z.nullable(z.string()),
        type: z.nullable(z.enum(consentTypes)),
        /** With `analytics-found`: the document that denies the use, and its question. */
        document: z.optional(z.object({ agreement_id: id, type: agreementType, question: z.string() })),
      }),
    ),
  }),
});
