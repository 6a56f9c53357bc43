/** Specification 7, Privacy consent: publishing a banner and putting it on a site. `publish`, `discard` and `check-install` are ours. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { consentTypes, protectionLevels, serverSteps } from '../consent-types.ts';
import { agreementType, bannerLanguage, id, idParams, moment } from '../fields.ts';
import { scanCauses } from './scans.ts';

const account = { limit: 'account', access: 'customer', params: idParams } as const;

export const publishedState = z.object({
  version: z.int(),
  published_at: moment,
  languages: z.array(bannerLanguage),
  /** Hash of the snapshot by language. */
  snapshots: z.partialRecord(bannerLanguage, z.string()),
});

export const publishBanner = defineCall({
  ...account,
  id: 'publishBanner',
  key: { scope: 'publish', of: 'banner' },
  method: 'POST',
  path: '/privacy-consent/publish/:id',
  summary:
    'Makes what was edited the banner of the site; refused where buttons are unequal or cannot be read.',
  activity: 'banner-published',
  body: z.strictObject({
    /** Visitors who answered are asked again even where the vendors are the same. */
    ask_again: z.optional(z.boolean()),
  }),
  result: publishedState,
});

export const discardBanner = defineCall({
  ...account,
  id: 'discardBanner',
  key: { scope: 'write', of: 'banner' },
  method: 'POST',
  path: '/privacy-consent/discard/:id',
  summary: 'Goes back to what was published last.',
  activity: 'banner-discarded',
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

export const serverPlatforms = ['nginx', 'apache', 'caddy', 'cloudflare', 'express', 'php'] as const;
export type ServerPlatform = (typeof serverPlatforms)[number];

export const installDetails = defineCall({
  ...account,
  id: 'installDetails',
  key: { scope: 'read', of: 'banner' },
  method: 'GET',
  path: '/privacy-consent/install-details/:id',
  summary: 'What to put on the site.',
  result: z.object({
    site_url: z.string(),
    /** Nothing is served before: no plan yet, or nothing published. */
    ready: z.boolean(),
    /** Address by Accept-Language. */
    script_url: z.string(),
    scripts: z.array(z.object({ language: bannerLanguage, url: z.string() })),
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
    /** Google Tag Manager: what stands in the head before the container, and a template to import. */
    tag_manager: z.object({ inline: z.string(), template: z.string() }),
    protection: z.object({
      level: z.enum(protectionLevels),
      /** When the site was looked at; null where nobody did. */
      seen_at: z.nullable(moment),
      /** Which services a level may not stop on this site, and how they are loaded. */
      gaps: z.array(
        z.object({ level: z.enum(protectionLevels), service: z.string(), by: z.enum(scanCauses) }),
      ),
      /** Hosts that the site loads from and that neither a vendor nor the owner names: levels with a list stop them. */
      unlisted: z.array(z.string()),
      /** Hosts that browsers of visitors reported often enough; null where that is switched off. */
      field: z.nullable(
        z.array(
          z.object({
            host: z.string(),
            reports: z.int(),
            days: z.int(),
            last: z.iso.date(),
            /** Whether the last look at the site reached it too. */
            confirmed: z.boolean(),
          }),
        ),
      ),
      /** Of the level `server`: the policy for each kind of server, to try and to enforce. */
      files: z.array(
        z.object({
          step: z.enum(serverSteps),
          platform: z.enum(serverPlatforms),
          name: z.string(),
          code: z.string(),
        }),
      ),
    }),
    /** Vendors for which Google asks for a consent platform that it certified, as ours is not. */
    under_cmp_rule: z.array(z.string()),
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
  members: { right: 'read', of: 'banner' },
  activity: { none: 'sends a letter' },
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
  activity: { none: 'reads only' },
  key: { scope: 'read', of: 'banner' },
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
