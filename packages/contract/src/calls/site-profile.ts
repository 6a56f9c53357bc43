import * as z from 'zod/mini';
import { answers } from '../answers.ts';
import { defineCall } from '../call.ts';
import { agreementType, id, idParams } from '../fields.ts';
import { limits } from '../limits.ts';

/** An agreement, and what proves that it is the caller's where no session does. */
export const provenAgreement = z.strictObject({
  agreement_id: id,
  token: z.optional(z.string().check(z.maxLength(128))),
});

export const readSiteProfile = defineCall({
  id: 'readSiteProfile',
  method: 'POST',
  path: '/agreement/site-profile',
  summary: 'What the documents of a site have answered already, as answers of a further document.',
  limit: 'preview',
  activity: { none: 'reads only' },
  key: { scope: 'read', of: 'account' },
  body: z.strictObject({
    /** Of the document that is to begin with them. */
    type: agreementType,
    /** The first says which site is meant, by the id of its website where it has no document yet; of the others, and of the owner's own, those of that site count too. */
    agreements: z.array(provenAgreement).check(z.minLength(1), z.maxLength(limits.siteAgreements)),
    /** The document that takes over what the first says otherwise: no other has a say, and what each document has for itself stays. */
    into: z.optional(provenAgreement),
  }),
  result: z.object({
    name: z.string(),
    answers,
    /** Questions that need no second answer, whether or not they have a first one. */
    asked: z.array(z.string()),
    /** The documents that gave them, the one that was meant first. */
    agreements: z.array(z.object({ agreement_id: id, type: agreementType })),
  }),
});

export const readSiteDifferences = defineCall({
  id: 'readSiteDifferences',
  method: 'GET',
  path: '/agreement/site-differences/:id',
  summary: 'The owner’s other documents of the same site whose answers to shared questions are not the same.',
  limit: 'read',
  key: { scope: 'read', of: 'agreement' },
  agreementToken: true,
  params: idParams,
  result: z.object({
    agreements: z.array(
      z.object({
        agreement_id: id,
        type: agreementType,
        /** Labels of the questions, in the language of the caller. */
        questions: z.array(z.object({ id: z.string(), label: z.string() })),
      }),
    ),
  }),
});
