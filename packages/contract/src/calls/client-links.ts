/** Links by which a client answers open questions of the documents of its website, without an account. */
import * as z from 'zod/mini';
import { agreementTypes } from '../agreement-types.ts';
import { answers } from '../answers.ts';
import { defineCall, type MemberUse } from '../call.ts';
import { agreementType, id, idParams, moment } from '../fields.ts';
import { clientLinkLimits } from '../client-link-limits.ts';
import { limits } from '../limits.ts';

/** Whoever publishes makes, ends and takes over; whoever approves sees. Clients of an agency and who pays do neither. */
const works = { right: 'publish', of: 'website' } as const satisfies MemberUse;
const sees = { right: ['publish', 'approve'], of: 'website' } as const satisfies MemberUse;

const questionId = z.string().check(z.regex(/^[a-z][\w.-]{0,79}$/i));
const option = z.string().check(z.minLength(1), z.maxLength(limits.text));

const question = {
  type: agreementType,
  question: questionId,
  /** Those that may be chosen where the question stands; left out where it has none. */
  options: z.optional(z.array(option).check(z.minLength(1), z.maxLength(limits.chosen))),
};
const askedQuestion = z.strictObject({
  ...question,
  /** The document that is to say it; null: one that is to be written. */
  agreement_id: z.nullable(id),
});

/** `open`: takes answers. */
export const clientLinkStates = ['open', 'expired', 'revoked'] as const;

const clientLink = z.object({
  id,
  state: z.enum(clientLinkStates),
  /** Who asks, as the client reads it. */
  asker: z.string(),
  created_at: moment,
  expires_at: moment,
  questions: z.array(
    z.object({
      ...question,
      agreement_id: z.nullable(id),
      /** What the client said of it and of what hangs on it, by question; null: nothing yet. */
      given: z.nullable(answers),
      given_at: z.nullable(moment),
      /** When somebody took it over into a draft. */
      taken_at: z.nullable(moment),
    }),
  ),
  remarks: z.array(z.object({ said: z.string(), at: moment })),
});
export type ClientLink = z.output<typeof clientLink>;

const days = z.int().check(z.minimum(1), z.maximum(clientLinkLimits.days));
const link = id;

export const listClientLinks = defineCall({
  id: 'listClientLinks',
  method: 'GET',
  path: '/website/client-links/:id',
  summary:
    'The links by which clients answer questions about a website, with their answers, the newest first.',
  limit: 'account',
  members: sees,
  access: 'customer',
  params: idParams,
  result: z.object({
    links: z.array(clientLink),
    /** The caller makes links, ends them and takes answers over. */
    may_change: z.boolean(),
  }),
});

export const makeClientLink = defineCall({
  id: 'makeClientLink',
  method: 'POST',
  path: '/website/client-links/:id',
  summary: 'Makes a link by which a client answers questions about a website. Its token is shown once.',
  limit: 'account',
  members: works,
  activity: 'client-link-made',
  access: 'customer',
  params: idParams,
  body: z.strictObject({
    asker: z.string().check(z.trim(), z.minLength(1), z.maxLength(clientLinkLimits.asker)),
    days,
    questions: z.array(askedQuestion).check(z.minLength(1), z.maxLength(clientLinkLimits.questions)),
  }),
  result: z.object({ link: clientLink, token: z.string() }),
});

export const renewClientLink = defineCall({
  id: 'renewClientLink',
  method: 'POST',
  path: '/website/client-links/renew/:id',
  summary: 'Another token for the same questions; the one before opens nothing any more.',
  limit: 'account',
  members: works,
  activity: 'client-link-made',
  access: 'customer',
  params: idParams,
  body: z.strictObject({ link, days }),
  result: z.object({ link: clientLink, token: z.string() }),
});

export const revokeClientLink = defineCall({
  id: 'revokeClientLink',
  method: 'POST',
  path: '/website/client-links/revoke/:id',
  summary:
    'Ends a link at once. What was answered stays to be taken over, unless it is to be deleted with the link.',
  limit: 'account',
  members: works,
  activity: 'client-link-revoked',
  access: 'customer',
  params: idParams,
  body: z.strictObject({ link, delete: z.optional(z.boolean()) }),
  /** Null: it is deleted. */
  result: z.object({ link: z.nullable(clientLink) }),
});

export const takeClientAnswers = defineCall({
  id: 'takeClientAnswers',
  method: 'POST',
  path: '/website/client-links/take/:id',
  summary: 'Notes that answers of a client were taken over into a draft. It changes no document.',
  limit: 'account',
  members: works,
  activity: 'client-answers-taken',
  access: 'customer',
  params: idParams,
  body: z.strictObject({
    link,
    type: agreementType,
    answers: z
      .array(
        z.strictObject({
          question: questionId,
          /** As the list told it: of a later answer nothing was read yet. */
          given_at: moment,
        }),
      )
      .check(z.minLength(1), z.maxLength(clientLinkLimits.questions)),
  }),
  result: z.object({ link: clientLink }),
});

/** 256 bits in base64url. */
const token = z.string().check(z.regex(/^[\w-]{43}$/));

/** `answered`: the client sent an answer. `settled`: whoever asks knows it by now. `dropped`: its document is gone. */
export const clientQuestionStates = ['open', 'answered', 'settled', 'dropped'] as const;

const asking = z.object({
  /** Digest, the same by each address of the link: under it a browser keeps what was not sent yet. */
  key: z.string(),
  /** Host name as people write it, or the name of an app. */
  website: z.string(),
  asker: z.string(),
  expires_at: moment,
  questions: z.array(z.object({ ...question, state: z.enum(clientQuestionStates) })),
});
export type ClientAsking = z.output<typeof asking>;

export const openClientLink = defineCall({
  id: 'openClientLink',
  method: 'POST',
  path: '/client-link/open',
  summary:
    'The questions of a link, without any answer. The token stands in the body, so that no log has it.',
  limit: 'link',
  members: 'person',
  activity: { none: 'it only reads: the token is kept out of the address' },
  body: z.strictObject({ token }),
  result: asking,
});

export const sendClientAnswers = defineCall({
  id: 'sendClientAnswers',
  method: 'POST',
  path: '/client-link/answer',
  summary: 'Sends answers of a client to whoever asks. Nothing becomes part of a document by it.',
  limit: 'link',
  members: 'person',
  activity: { within: ['client-answers-received'] },
  body: z.strictObject({
    token,
    /** Made by the page: sent twice, it is one sending. */
    request_id: z.uuid(),
    answers: z.partialRecord(z.enum(agreementTypes), answers),
    remark: z.optional(z.string().check(z.trim(), z.maxLength(clientLinkLimits.remark))),
  }),
  result: asking,
});
