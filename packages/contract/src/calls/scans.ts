/** Looking at a website in a real browser. Who knows the id of a scan may read it. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { consentTypes } from '../consent-types.ts';
import { id, idParams, moment } from '../fields.ts';
import { limits } from '../limits.ts';
import { scanAccessibility } from './scan-accessibility.ts';

export const scanStates = ['waiting', 'running', 'done', 'failed'] as const;
export type ScanState = (typeof scanStates)[number];

/** How the banner of the website was answered; `withdrawn` takes back what `accepted` gave. */
export const scanPasses = ['unanswered', 'refused', 'accepted', 'withdrawn', 'gpc'] as const;
export type ScanPass = (typeof scanPasses)[number];

/** no-browser: none is installed. no-start: it does not start. ended: the process was lost. stopped: before it had begun. */
export const scanFailures = ['no-browser', 'no-start', 'ended', 'stopped'] as const;
export type ScanFailure = (typeof scanFailures)[number];

/** What an observation says against a site. */
export const scanFindingCodes = [
  'before-answer',
  'after-refusal',
  'after-withdrawal',
  'gpc-ignored',
  'kept-longer',
  'not-declared',
  'not-seen',
  'unknown-service',
  'policy-not-linked',
  'imprint-not-linked',
  'document-differs',
  'no-refusal',
  'not-answered',
] as const;
export type ScanFindingCode = (typeof scanFindingCodes)[number];

/** Why a page was not seen as a whole, in the order in which it is told. */
export const scanPageLimits = [
  'unreachable',
  'refused-address',
  'bad-certificate',
  'redirects',
  'download',
  'bot-wall',
  'needs-password',
  'no-page',
  'slow',
  'busy',
  'crashed',
  'too-many-requests',
  'too-many-bytes',
] as const;
export type ScanPageLimit = (typeof scanPageLimits)[number];

/** Why a pass did not take place, or ended early. */
export const scanPassLimits = [
  'no-banner-answered',
  'robots',
  'time',
  'memory',
  'disk',
  'browser-ended',
  'stopped',
] as const;
export type ScanPassLimit = (typeof scanPassLimits)[number];

/** What made the browser do it; packages/scanner/src/observation.ts says what each means. */
export const scanCauses = [
  'address',
  'markup',
  'script',
  'style',
  'redirect',
  'worker',
  'response',
  'hint',
  'frame',
  'unknown',
] as const;
export type ScanCause = (typeof scanCauses)[number];

/** What a website was made with; it decides how a remedy is told. */
export const scanPlatforms = ['html', 'server', 'wordpress', 'shopify', 'gtm', 'wix', 'squarespace'] as const;
export type ScanPlatform = (typeof scanPlatforms)[number];

const pass = z.enum(scanPasses);
const type = z.nullable(z.enum(consentTypes));

/** One request, cookie or stored value, and what caused it. */
const sighting = z.object({
  pass,
  page: z.string(),
  kind: z.enum(['request', 'cookie', 'storage']),
  /** An address, or the name of what was stored. */
  what: z.string(),
  /** Milliseconds since the page was opened; null of what is stored. */
  after: z.nullable(z.int()),
  /** Of a cookie: days that it is kept; null until the browser is closed. */
  days: z.optional(z.nullable(z.number())),
  /** Kind of the cause, its address, and its line from 1. */
  by: z.object({ kind: z.enum(scanCauses), url: z.nullable(z.string()), line: z.nullable(z.int()) }),
});

const finding = z.object({
  code: z.enum(scanFindingCodes),
  severity: z.enum(['error', 'warning', 'notice']),
  /** A service, a cookie or an address. */
  subject: z.string(),
  vendor: z.nullable(z.string()),
  type,
  evidence: z.array(sighting),
  count: z.int(),
  /** Of a link that is missing: what a footer calls it, the article that asks for it, and the owner's page to link to. */
  link: z.optional(z.object({ name: z.string(), law: z.nullable(z.string()), url: z.nullable(z.string()) })),
});
export type ScanFindingLink = NonNullable<z.output<typeof finding>['link']>;

const service = z.object({
  /** Of the catalogue, else a domain. */
  id: z.string(),
  /** Whether it stands in the catalogue. */
  known: z.boolean(),
  name: z.string(),
  type,
  hosts: z.array(z.string()),
  passes: z.array(pass),
  /** Pages that it was seen on. */
  pages: z.array(z.string()),
  requests: z.int(),
  /** When the first of them were sent: milliseconds since the page was opened. */
  times: z.optional(z.array(z.object({ pass, after: z.int() }))),
  cookies: z.array(z.object({ name: z.string(), days: z.nullable(z.number()) })),
  storage: z.array(z.string()),
  evidence: z.array(sighting),
});

export const scanProgress = z.object({
  pass,
  page: z.int(),
  pages: z.int(),
  url: z.string(),
  /** Hosts of others so far, the newest last. */
  hosts: z.array(z.string()),
});
export type ScanProgress = z.output<typeof scanProgress>;

export const scanResult = z.object({
  browser: z.string(),
  /** Missing where nothing tells it. */
  platform: z.optional(z.enum(scanPlatforms)),
  pages: z.array(
    z.object({
      url: z.string(),
      title: z.string(),
      language: z.string(),
      limits: z.array(z.enum(scanPageLimits)),
    }),
  ),
  passes: z.array(z.object({ name: pass, answered: z.nullable(z.string()) })),
  limits: z.array(z.object({ pass, limit: z.enum(scanPassLimits) })),
  services: z.array(service),
  /** Stored by the website itself. */
  own: z.array(
    z.object({ kind: z.enum(['cookie', 'storage']), name: z.string(), days: z.nullable(z.number()) }),
  ),
  forms: z.array(z.object({ page: z.string(), fields: z.array(z.string()) })),
  findings: z.array(finding),
  /** Missing where no page was reached, and of scans by earlier releases. */
  accessibility: z.optional(scanAccessibility),
});
export type ScanResult = z.output<typeof scanResult>;

const changed = z.object({ new: z.array(z.string()), gone: z.array(z.string()) });

/** What is different from the look before at the same website. */
export const scanChanges = z.object({
  /** When that was ordered. */
  since: moment,
  /** Names. */
  services: changed,
  findings: z.object({
    new: z.array(z.object({ code: z.enum(scanFindingCodes), subject: z.string(), count: z.int() })),
    gone: z.array(z.object({ code: z.enum(scanFindingCodes), subject: z.string(), count: z.int() })),
  }),
  /** Rules of axe-core, on the pages that both looks checked; missing where there are none. */
  accessibility: z.optional(changed),
});
export type ScanChanges = z.output<typeof scanChanges>;

const scanEntry = z.object({
  id,
  address: z.string(),
  state: z.enum(scanStates),
  created_at: moment,
  finished_at: z.nullable(moment),
  /** Afterwards it is removed. */
  expires_at: moment,
});

export const startScan = defineCall({
  id: 'startScan',
  method: 'POST',
  path: '/scan/new',
  summary: 'Has a website looked at in a real browser; the result is read by its id.',
  limit: 'scan',
  activity: 'scan-begun',
  key: { scope: 'scan', of: 'account' },
  access: 'visitor',
  body: z.strictObject({ address: z.string().check(z.minLength(1), z.maxLength(limits.url)) }),
  result: z.object({ id }),
});

export const readScan = defineCall({
  id: 'readScan',
  method: 'GET',
  path: '/scan/details/:id',
  summary: 'How far a scan is, and what it found.',
  limit: 'read',
  key: { scope: 'read', of: 'scan' },
  access: 'visitor',
  params: idParams,
  result: z.extend(scanEntry, {
    progress: z.nullable(scanProgress),
    result: z.nullable(scanResult),
    failure: z.nullable(z.enum(scanFailures)),
    /** Of the account that had it done. */
    website_id: z.nullable(id),
    /** Null where nothing was looked at before. */
    changes: z.nullable(scanChanges),
    /** SHA-256 of the file of evidence; null of a visitor's. */
    evidence: z.nullable(z.string()),
    /** What each rule of axe-core that the result or the changes name asks for, in the language of the answer. */
    rule_words: z.record(z.string(), z.string()),
  }),
});

export const stopScan = defineCall({
  id: 'stopScan',
  method: 'POST',
  path: '/scan/stop/:id',
  summary: 'Ends a scan that runs; what was found by then is its result.',
  limit: 'account',
  activity: 'scan-stopped',
  key: { scope: 'scan', of: 'scan' },
  access: 'visitor',
  params: idParams,
  result: z.object({}),
});

export const readScanEvidence = defineCall({
  id: 'readScanEvidence',
  method: 'GET',
  path: '/scan/evidence/:id',
  summary: 'All that a scan of an account saw, as a file whose hash stands in the log.',
  limit: 'download',
  key: { scope: 'read', of: 'scan' },
  access: 'visitor',
  params: idParams,
  result: z.object({
    file_name: z.string(),
    /** JSON; the hash is that of these bytes in UTF-8. */
    text: z.string(),
    sha256: z.string(),
    /** Of the entry of the log. */
    entry: z.object({
      number: z.int(),
      at: moment,
      key: z.string(),
      signature: z.string(),
      /** Signed day that it is part of. */
      day: z.nullable(z.string()),
    }),
  }),
});

export const listScans = defineCall({
  id: 'listScans',
  method: 'GET',
  path: '/scan/list',
  summary: 'The scans of an account, the newest first.',
  limit: 'account',
  key: { scope: 'read', of: 'account' },
  access: 'customer',
  result: z.object({ scans: z.array(scanEntry) }),
});

export const deleteScan = defineCall({
  id: 'deleteScan',
  method: 'DELETE',
  path: '/scan/delete/:id',
  summary: 'Removes a scan of the account.',
  limit: 'account',
  members: { right: 'scan', of: 'scan' },
  activity: 'scan-deleted',
  access: 'customer',
  params: idParams,
  result: z.object({}),
});
