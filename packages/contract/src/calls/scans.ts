/** Looking at a website in a real browser. Who knows the id of a scan may read it. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { consentTypes } from '../consent-types.ts';
import { id, idParams, moment } from '../fields.ts';
import { limits } from '../limits.ts';

export const scanStates = ['waiting', 'running', 'done', 'failed'] as const;
export type ScanState = (typeof scanStates)[number];

/** How the banner of the website was answered; `withdrawn` takes back what `accepted` gave. */
export const scanPasses = ['unanswered', 'refused', 'accepted', 'withdrawn', 'gpc'] as const;
export type ScanPass = (typeof scanPasses)[number];

/** no-browser: none is installed. no-start: it does not start. ended: the process was lost. */
export const scanFailures = ['no-browser', 'no-start', 'ended'] as const;
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
  'not-answered',
] as const;
export type ScanFindingCode = (typeof scanFindingCodes)[number];

/** Why a page was not seen as a whole, in the order in which it is told. */
export const scanPageLimits = [
  'unreachable',
  'refused-address',
  'needs-password',
  'no-page',
  'slow',
  'crashed',
  'too-many-requests',
  'too-many-bytes',
] as const;
export type ScanPageLimit = (typeof scanPageLimits)[number];

/** Why a pass did not take place, or ended early. */
export const scanPassLimits = [
  'no-banner-answered',
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
});

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
});
export type ScanResult = z.output<typeof scanResult>;

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
  access: 'visitor',
  params: idParams,
  result: z.extend(scanEntry, {
    progress: z.nullable(scanProgress),
    result: z.nullable(scanResult),
    failure: z.nullable(z.enum(scanFailures)),
  }),
});

export const listScans = defineCall({
  id: 'listScans',
  method: 'GET',
  path: '/scan/list',
  summary: 'The scans of an account, the newest first.',
  limit: 'account',
  access: 'customer',
  result: z.object({ scans: z.array(scanEntry) }),
});

export const deleteScan = defineCall({
  id: 'deleteScan',
  method: 'DELETE',
  path: '/scan/delete/:id',
  summary: 'Removes a scan of the account.',
  limit: 'account',
  access: 'customer',
  params: idParams,
  result: z.object({}),
});
