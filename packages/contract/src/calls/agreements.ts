import * as z from 'zod/mini';
import { answers } from '../answers.ts';
import { defineCall } from '../call.ts';
import {
  agreementType,
  costs,
  countryCode,
  discountCode,
  id,
  idParams,
  language,
  vatNumber,
  ordinal,
} from '../fields.ts';
import { limits } from '../limits.ts';
import { contradiction, documentContradiction } from './contradictions.ts';
import { clauseId } from './text-results.ts';
import { buyer, processors } from './payment-results.ts';
import { agreementDetails, withheldWording, saleDetails, savedAgreement } from './agreement-results.ts';

/** Lower case, as the database hands it back: the access token follows from these very characters. */
const requestId = z.uuid().check(z.toLowerCase());
/** 256 random bits, base64url. */
const requestSecret = z.string().check(z.regex(/^[\w-]{43}$/));
/** 'Continue with the free version': lines that cost stay out of the document. */
const freeOnly = z.optional(z.boolean());
/** Premium though no line asks for it: what it adds is editing by hand. */
const premiumAlone = z.optional(z.boolean());

export const newAgreement = defineCall({
  id: 'newAgreement',
  method: 'POST',
  path: '/agreement/new',
  summary: 'Generates an agreement from answers; the same request id twice makes one agreement.',
  limit: 'new',
  activity: 'document-created',
  key: { scope: 'write', of: 'account' },
  body: z.strictObject({
    request_id: requestId,
    /** Kept by the caller beside the id: without it a repeat is answered without the access token. */
    request_secret: z.optional(requestSecret),
    type: agreementType,
    answers,
    free_only: freeOnly,
    premium: premiumAlone,
    /** It stays unfinished, although nothing is to be paid, until its owner finishes it. */
    for_review: z.optional(z.boolean()),
  }),
  result: savedAgreement,
});

/** Answers for the next version of an agreement. */
const changedAnswers = z.strictObject({
  /** Names the press for the caller; a repeat is recognised by what it would change. */
  request_id: requestId,
  /** The type that the agreement has; no update changes it. */
  type: agreementType,
  answers,
  /** The revision that the person saw; another one is refused as `revision-changed`. */
  revision: ordinal,
  /** What becomes of texts that were edited by hand. */
  edits: z.enum(['reset', 'keep']),
  /** With `keep`: what to take where a clause was changed by hand and by the update; one missing: `edit-conflicts`. */
  resolutions: z.optional(
    z
      .array(z.strictObject({ language, clause: clauseId, take: z.enum(['mine', 'theirs']) }))
      .check(z.maxLength(limits.clauses * 6)),
  ),
  free_only: freeOnly,
  premium: premiumAlone,
});

export const updateAgreement = defineCall({
  id: 'updateAgreement',
  method: 'POST',
  path: '/agreement/update/:id',
  summary: 'Generates a new version from changed answers.',
  limit: 'new',
  activity: 'document-updated',
  key: { scope: 'publish', of: 'agreement' },
  agreementToken: true,
  params: idParams,
  body: changedAnswers,
  result: savedAgreement,
});

export const prepareUpdate = defineCall({
  id: 'prepareUpdate',
  method: 'POST',
  path: '/agreement/update/prepare/:id',
  summary: 'Generates a new version that waits, whatever it costs, until its owner finishes it.',
  limit: 'new',
  activity: 'document-updated',
  key: { scope: 'write', of: 'agreement' },
  agreementToken: true,
  params: idParams,
  body: changedAnswers,
  result: savedAgreement,
});

export const agreementCosts = defineCall({
  id: 'agreementCosts',
  method: 'POST',
  path: '/agreement/costs/:id',
  summary: 'What remains to be paid, line by line.',
  limit: 'costs',
  members: { right: 'read', of: 'agreement' },
  activity: { none: 'reads only' },
  agreementToken: true,
  params: idParams,
  body: z.strictObject({
    discount_code: z.optional(discountCode),
    country: z.optional(countryCode),
    vat_number: z.optional(vatNumber),
    /** All that decides the tax; wins over the two above. */
    billing: z.optional(buyer),
    /** A seller of record adds the tax itself. */
    processor: z.optional(z.enum(processors)),
  }),
  result: costs,
});

export const getAgreementDetails = defineCall({
  id: 'agreementDetails',
  method: 'GET',
  path: '/agreement/details/:id',
  summary: 'An agreement with its answers.',
  limit: 'read',
  key: { scope: 'read', of: 'agreement' },
  agreementToken: true,
  params: idParams,
  result: agreementDetails,
});

export const getAgreementSaleDetails = defineCall({
  id: 'agreementSaleDetails',
  method: 'GET',
  path: '/agreement/sale-details/:id',
  summary: 'What the summary before payment shows.',
  limit: 'read',
  members: { right: 'read', of: 'agreement' },
  agreementToken: true,
  params: idParams,
  result: saleDetails,
});

export const previewAgreement = defineCall({
  id: 'previewAgreement',
  method: 'POST',
  path: '/agreement/preview',
  summary: 'The document, or one clause of it, that the answers so far would give.',
  limit: 'preview',
  activity: { none: 'reads only' },
  key: { scope: null, of: 'nothing' },
  body: z.strictObject({
    type: agreementType,
    answers,
    language,
    clause: z.optional(z.string().check(z.maxLength(80))),
  }),
  result: z.object({
    html: z.string(),
    clauses: z.array(
      z.object({
        id: z.string(),
        heading: z.string(),
        premium: z.boolean(),
        requirement_ids: z.array(z.string()),
      }),
    ),
    laws: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** The law of the owner's own place, which costs nothing. */
        home: z.boolean(),
        /** Why it applies, in the language of the caller. */
        reason: z.nullable(z.string()),
        /** False: applies, but no clause speaks for it yet. */
        covered: z.boolean(),
      }),
    ),
    /** Core duties of the chosen laws that a document can meet by its words. */
    coverage: z.object({ total: z.int(), met: z.int() }),
    /** Against the banner that the owner published on the site; null without a session or such a banner. */
    contradictions: z.nullable(z.object({ consent_id: id, found: z.array(contradiction) })),
    /** Against the served documents of the same owner and site; empty without a session. */
    document_contradictions: z.array(documentContradiction),
    /** What the operator has to compare first: it can be saved, but neither paid nor finished. */
    held_wording: z.array(withheldWording),
    costs,
    draft_token: z.string(),
  }),
});

export const generateFiles = defineCall({
  id: 'generateFiles',
  method: 'POST',
  path: '/agreement/generate-files',
  summary: 'Starts the making of the files; repeating it changes nothing.',
  limit: 'generate',
  members: { right: 'read', of: 'agreement' },
  activity: { none: 'makes files of what is there' },
  agreementToken: true,
  body: z.strictObject({ agreement_id: id }),
  result: z.object({ status: z.enum(['generating', 'ready']) }),
});

export const deleteAgreement = defineCall({
  id: 'deleteAgreement',
  method: 'DELETE',
  path: '/agreement/delete/:id',
  summary: 'Deletes an agreement with all its versions; its live page says so. Cannot be undone.',
  limit: 'new',
  members: { right: 'publish', of: 'agreement' },
  activity: 'document-deleted',
  agreementToken: true,
  params: idParams,
  result: z.object({}),
});

export const sendCustomerEmail = defineCall({
  id: 'sendCustomerEmail',
  method: 'GET',
  path: '/agreement/send-customer-email/:id',
  summary:
    'Sends the letter with the download link once more, to the address of the agreement or the account.',
  limit: 'letter',
  members: { right: 'read', of: 'agreement' },
  agreementToken: true,
  params: idParams,
  result: z.object({}),
});
