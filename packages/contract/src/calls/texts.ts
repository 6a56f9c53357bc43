/** Editing the texts of an agreement by hand. Premium only, after the payment. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, language, moment, ordinal } from '../fields.ts';
import { limits } from '../limits.ts';
import { savedAgreement } from './agreement-results.ts';
import { clauseId, clauseTexts, translationDetails } from './text-results.ts';

const languageQuery = z.strictObject({ language: z.optional(language) });

export const getTranslationDetails = defineCall({
  id: 'translationDetails',
  method: 'GET',
  path: '/agreement/translation/details/:id',
  summary: 'The text in one language, clause by clause, beside its source; the first language without one.',
  limit: 'read',
  key: { scope: 'read', of: 'agreement' },
  agreementToken: true,
  params: idParams,
  query: languageQuery,
  result: translationDetails,
});

export const updateTranslation = defineCall({
  id: 'updateTranslation',
  method: 'POST',
  path: '/agreement/translation/update/:id',
  summary: 'Saves the text of one language as a new version. The same text again adds none.',
  limit: 'new',
  activity: 'text-changed',
  key: { scope: 'publish', of: 'agreement' },
  bodyBytes: limits.documentBody,
  agreementToken: true,
  params: idParams,
  body: z.strictObject({
    language,
    /** The revision that the person saw; another one is refused as `revision-changed`. */
    revision: ordinal,
    /** Clauses that are not named stay as they are. */
    clauses: clauseTexts,
    /** Clauses whose translation fits the source as it is now, changed or not. */
    confirmed: z.optional(z.array(clauseId).check(z.maxLength(limits.clauses))),
  }),
  result: z.object({
    revision: z.int(),
    /** Number of the version that holds the text. */
    number: z.int(),
    edited: z.boolean(),
    /** False where nothing differed from what was saved before. */
    saved: z.boolean(),
    /** It is not served before it is approved and published. */
    waits: z.boolean(),
  }),
});

export const saveTextDraft = defineCall({
  id: 'saveTextDraft',
  method: 'POST',
  path: '/agreement/translation/draft/:id',
  summary: 'Keeps what is being written. Another tab that saved in between is answered `draft-changed`.',
  limit: 'draft',
  activity: 'text-drafted',
  key: { scope: 'write', of: 'agreement' },
  bodyBytes: limits.documentBody,
  agreementToken: true,
  params: idParams,
  body: z.strictObject({
    language,
    based_on: ordinal,
    /** The draft that the person goes on from; 0 where there was none. */
    draft_revision: z.int32().check(z.minimum(0)),
    /** All clauses in their order. */
    clauses: clauseTexts,
  }),
  result: z.object({ draft_revision: z.int(), saved_at: moment }),
});

export const discardTextDraft = defineCall({
  id: 'discardTextDraft',
  method: 'DELETE',
  path: '/agreement/translation/draft/:id',
  summary: 'Throws the draft of one language away.',
  limit: 'draft',
  activity: 'text-draft-discarded',
  key: { scope: 'write', of: 'agreement' },
  agreementToken: true,
  params: idParams,
  query: languageQuery,
  result: z.object({}),
});

export const changeLanguages = defineCall({
  id: 'changeLanguages',
  method: 'POST',
  path: '/agreement/translation/languages/:id',
  summary: 'Adds or removes document languages; edits by hand stay. A further language may have a price.',
  limit: 'new',
  activity: 'languages-changed',
  key: { scope: 'publish', of: 'agreement' },
  agreementToken: true,
  params: idParams,
  body: z.strictObject({
    request_id: z.uuid().check(z.toLowerCase()),
    revision: ordinal,
    /** All of them, in their order; the first is the source. */
    languages: z.array(language).check(z.minLength(1), z.maxLength(6)),
  }),
  result: savedAgreement,
});

export const convertMarkdown = defineCall({
  id: 'convertMarkdown',
  method: 'POST',
  path: '/md/convert',
  summary: 'Markdown as the HTML that documents are made of; what lies outside of it stays as its text.',
  limit: 'preview',
  activity: { none: 'reads only' },
  key: { scope: null, of: 'nothing' },
  bodyBytes: limits.documentBody,
  body: z.strictObject({ text: z.string().check(z.maxLength(limits.documentText)) }),
  result: z.object({ html: z.string() }),
  place: 'top',
});
