/** The desk of a website for requests of visitors under laws on privacy: ours; the specification names none of these. */
import * as z from 'zod/mini';
import { email } from '../account-fields.ts';
import { defineCall } from '../call.ts';
import { id, idParams, language, moment, pageQuery } from '../fields.ts';
import { limits } from '../limits.ts';
import { optionalTypes } from '../consent-types.ts';
import { requestKinds } from '../request-kinds.ts';
import { logActions } from './consent-logs.ts';

const account = { limit: 'account', access: 'customer' } as const;
const read = { scope: 'read', of: 'website' } as const;

const kind = z.enum(requestKinds);
const day = z.iso.date();

/** unconfirmed: the link in the letter to the visitor was not pressed yet. */
export const requestStates = ['unconfirmed', 'open', 'extended', 'done', 'refused'] as const;
export type RequestState = (typeof requestStates)[number];

export const requestDesk = z
  .object({
    trader: z.string(),
    email: z.string(),
    active: z.boolean(),
    /** For all languages: the browser of who opens it decides. */
    url: z.string(),
    /** What the laws of the published privacy policy give, as the page offers it. */
    kinds: z.array(kind),
  })
  .register(z.globalRegistry, { id: 'RequestDesk', description: 'A hosted page for requests of visitors.' });
export type RequestDesk = z.output<typeof requestDesk>;

export const readRequestDesk = defineCall({
  ...account,
  id: 'readRequestDesk',
  key: read,
  method: 'GET',
  path: '/requests/desk/:id',
  summary: 'The desk of a website, and what a new one would begin with.',
  params: idParams,
  result: z.object({
    /** Null where the website has none. */
    desk: z.nullable(requestDesk),
    proposed: z.object({ trader: z.string(), email: z.string() }),
    /** Whether the website has a published privacy policy, whose laws decide what is offered. */
    policy: z.boolean(),
    website: z.string(),
  }),
});

export const keepRequestDesk = defineCall({
  ...account,
  id: 'keepRequestDesk',
  method: 'PUT',
  path: '/requests/desk/:id',
  summary:
    'Switches the desk of a website on or off, or changes who is named and where word of requests goes.',
  key: { scope: 'publish', of: 'website' },
  activity: 'desk-changed',
  params: idParams,
  body: z.strictObject({
    trader: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.withdrawal.trader)),
    email,
    active: z.boolean(),
  }),
  result: z.object({ desk: requestDesk }),
});

/** Of those who may deal with requests of the website. */
const colleague = z.object({ id, email: z.string() });
export type Colleague = z.output<typeof colleague>;

const request = z.object({
  request_id: id,
  /** By which visitor and owner name it. */
  number: z.string(),
  kind,
  state: z.enum(requestStates),
  received_at: moment,
  due_on: day,
  /** Below zero where it is over. */
  days_left: z.int(),
  /** Who of the organisation deals with it. */
  assignee: z.nullable(colleague),
});
export type VisitorRequest = z.output<typeof request>;

export const listRequests = defineCall({
  ...account,
  id: 'listRequests',
  key: read,
  method: 'GET',
  path: '/requests/list/:id',
  summary: 'Requests to the desk of a website, those that wait for an answer first, by the day they are due.',
  params: idParams,
  query: z.strictObject({ ...pageQuery.shape, of: z.optional(z.enum(['waiting', 'unconfirmed', 'closed'])) }),
  result: z.object({
    requests: z.array(request),
    total: z.int(),
    /** How many there are of each. */
    counts: z.object({ waiting: z.int(), overdue: z.int(), unconfirmed: z.int(), closed: z.int() }),
  }),
});

const lawPeriod = z.object({
  law: z.string(),
  name: z.string(),
  article: z.nullable(z.string()),
  /** Null: the law names no period, and our own rule holds. */
  answer_by: z.nullable(day),
  extended_by: z.nullable(day),
});

const event = z.object({
  kind: z.enum(['received', 'confirmed', 'extended', 'done', 'refused']),
  at: moment,
  /** What the owner told the visitor. */
  said: z.nullable(z.string()),
  due_on: z.nullable(day),
});

const note = z.object({
  at: moment,
  /** Null: somebody who has no account any more. */
  author: z.nullable(z.string()),
  said: z.string(),
});

const answerFile = z.object({
  name: z.string(),
  bytes: z.int(),
  put_at: moment,
  expires_at: moment,
  /** When the visitor fetched it for the first time. */
  fetched_at: z.nullable(moment),
  /** False: its content is gone, by time or by the owner. */
  there: z.boolean(),
});

export const openRequest = z.object({
  ...request.shape,
  email: z.string(),
  said: z.nullable(z.string()),
  language,
  /** Name of the law that sets the day; null: our own rule. */
  law: z.nullable(z.string()),
  article: z.nullable(z.string()),
  confirm_by: z.nullable(day),
  /** The day to which it may still be extended; null: it may not. */
  extendable_to: z.nullable(day),
  /** Every law of the policy that gives the kind, as it stood when the request came. */
  periods: z.array(lawPeriod),
  events: z.array(event),
  /** What those who deal with it say to one another, oldest first; the visitor sees none of it. */
  notes: z.array(note),
  /** The file that was put there for the visitor last. */
  file: z.nullable(answerFile),
  /** The letter to the visitor on receipt. */
  letter: z.enum(['waiting', 'sent', 'failed']),
});
export type OpenRequest = z.output<typeof openRequest>;

const one = z.strictObject({ id, request: id });

export const readRequest = defineCall({
  ...account,
  id: 'readRequest',
  key: read,
  method: 'GET',
  path: '/requests/one/:id/:request',
  summary: 'One request: what was written, what is due when and by which law, and what was done.',
  params: one,
  result: z.object({
    request: openRequest,
    website: z.string(),
    /** Whom it may be assigned to; empty where the account is of one person, and for whoever may not assign. */
    colleagues: z.array(colleague),
    /** Whether the website has a banner, whose log may have the visitor. */
    banner: z.boolean(),
  }),
});

export const requestActs = ['done', 'refused', 'extended'] as const;
export type RequestAct = (typeof requestActs)[number];

export const answerRequest = defineCall({
  ...account,
  id: 'answerRequest',
  method: 'POST',
  path: '/requests/answer/:id/:request',
  summary: 'Records that a request was dealt with, refused or extended, and writes to the visitor.',
  key: { scope: 'write', of: 'website' },
  activity: 'request-answered',
  params: one,
  body: z.strictObject({
    act: z.enum(requestActs),
    /** What the visitor is told: the reason of a refusal and of an extension. */
    said: z.optional(z.string().check(z.trim(), z.maxLength(limits.withdrawal.items))),
  }),
  result: z.object({ request: openRequest }),
});

export const noteRequest = defineCall({
  ...account,
  id: 'noteRequest',
  method: 'POST',
  path: '/requests/note/:id/:request',
  summary: 'Adds a note to a request, for those who deal with it; no visitor sees it.',
  key: { scope: 'write', of: 'website' },
  activity: 'request-noted',
  params: one,
  body: z.strictObject({
    /** Chosen by the caller: sent twice, it notes once. */
    note_id: z.uuid().check(z.toLowerCase()),
    said: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.withdrawal.items)),
  }),
  result: z.object({ request: openRequest }),
});

export const assignRequest = defineCall({
  ...account,
  id: 'assignRequest',
  method: 'PUT',
  path: '/requests/assign/:id/:request',
  summary: 'Says who of the organisation deals with a request, who then is reminded of it too.',
  key: { scope: 'write', of: 'website' },
  activity: 'request-assigned',
  params: one,
  body: z.strictObject({
    /** Null: nobody in particular. */
    person: z.nullable(id),
  }),
  result: z.object({ request: openRequest }),
});

/** No path, and nothing that shows an ending where there is none: controls, and marks that turn the direction of writing. */
const fileName = /^[^\\/:*?"<>|\p{Cc}\u202A-\u202E\u2066-\u2069]+$/u;

export const putRequestFile = defineCall({
  ...account,
  id: 'putRequestFile',
  method: 'POST',
  path: '/requests/file/:id/:request',
  summary: 'Puts a file there for the visitor, for 30 days, and writes to him. Needs a confirmed address.',
  key: { scope: 'write', of: 'website' },
  activity: 'request-file-put',
  bodyBytes: limits.requestFile.body,
  params: one,
  body: z.strictObject({
    /** Chosen by the caller: sent twice, it is put there once. */
    file_id: z.uuid().check(z.toLowerCase()),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.requestFile.name), z.regex(fileName)),
    /** base64. */
    content: z
      .string()
      .check(z.maxLength(Math.ceil(limits.requestFile.bytes / 3) * 4), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  }),
  result: z.object({ request: openRequest }),
});

export const withdrawRequestFile = defineCall({
  ...account,
  id: 'withdrawRequestFile',
  method: 'DELETE',
  path: '/requests/file/:id/:request',
  summary: 'Takes the content of the file for the visitor away.',
  key: { scope: 'write', of: 'website' },
  activity: 'request-file-withdrawn',
  params: one,
  result: z.object({ request: openRequest }),
});

/** By the names of 11 CCR § 7102; access and portability together are requests to know. */
export const requestMetricKinds = ['know', 'deletion', 'correction', 'opt-out', 'limit'] as const;

const requestMetric = z.object({
  kind: z.enum(requestMetricKinds),
  received: z.int(),
  /** Complied with, in whole or in part. */
  done: z.int(),
  refused: z.int(),
  /** Days until they were done or refused; null where none was. */
  median_days: z.nullable(z.number()),
  mean_days: z.nullable(z.number()),
});
export type RequestMetric = z.output<typeof requestMetric>;

export const readRequestMetrics = defineCall({
  ...account,
  id: 'readRequestMetrics',
  key: read,
  method: 'GET',
  path: '/requests/metrics/:id',
  summary: 'Figures of a calendar year as 11 CCR § 7102 wants them published; the year before unless named.',
  params: idParams,
  query: z.strictObject({ year: z.optional(z.string().check(z.regex(/^20\d\d$/))) }),
  result: z.object({ year: z.int(), metrics: z.array(requestMetric) }),
});

export const requestLogFormats = ['csv', 'json'] as const;
export type RequestLogFormat = (typeof requestLogFormats)[number];

export const exportRequests = defineCall({
  ...account,
  id: 'exportRequests',
  method: 'POST',
  path: '/requests/export/:id',
  summary: 'Makes an address from which all requests can be loaded as one file, for a quarter of an hour.',
  limit: 'export',
  members: { right: 'read', of: 'website' },
  activity: { after: 'requests-exported' },
  params: idParams,
  body: z.strictObject({ format: z.enum(requestLogFormats) }),
  result: z.object({ url: z.string(), records: z.int(), file_name: z.string() }),
});

const consentRecord = z.object({
  at: moment,
  /** Of the banner. */
  domain: z.string(),
  action: z.enum(logActions),
  granted: z.array(z.enum(optionalTypes)),
  version: z.int(),
});

export const readRequestConsents = defineCall({
  ...account,
  id: 'readRequestConsents',
  key: read,
  method: 'GET',
  path: '/requests/consents/:id/:request',
  summary: 'What the consent log of the website has of the record that a visitor names, newest first.',
  params: one,
  query: z.strictObject({
    /** The id that the banner shows to a visitor as his record. */
    visitor: z.uuid(),
  }),
  result: z.object({
    records: z.array(consentRecord),
    /** Whether there are older ones: each banner's newest hundred are told. */
    left_out: z.boolean(),
  }),
});

export const attachRequestConsents = defineCall({
  ...account,
  id: 'attachRequestConsents',
  method: 'POST',
  path: '/requests/consents/:id/:request',
  summary: 'Puts these records there for the visitor as a file in JSON.',
  key: { scope: 'write', of: 'website' },
  activity: 'request-file-put',
  params: one,
  body: z.strictObject({ file_id: z.uuid().check(z.toLowerCase()), visitor: z.uuid() }),
  result: z.object({ request: openRequest }),
});
