/** The versions of an agreement: what changed, what would change, and the way back. */
import * as z from 'zod/mini';
import { answers } from '../answers.ts';
import { defineCall } from '../call.ts';
import { agreementType, costs, idParams, language, moment, ordinal, pageQuery } from '../fields.ts';
import { agreementDetails, withheldWording } from './agreement-results.ts';

export const versionOrigins = ['generated', 'edited', 'merged', 'restored'] as const;
export type VersionOrigin = (typeof versionOrigins)[number];

/** Why a newer text is there, in the language of the caller. */
export const updateReason = z.object({
  kind: z.enum(['clause', 'law', 'questions', 'banner']),
  /** Of the clause, law or question; `banner` where the banner of the site was published anew. */
  id: z.string(),
  text: z.string(),
});
export type UpdateReason = z.output<typeof updateReason>;

export const getUpdateDetails = defineCall({
  id: 'updateDetails',
  method: 'GET',
  path: '/agreement/details/update/:id',
  summary: 'The agreement with its answers brought up to the present questions.',
  limit: 'read',
  key: { scope: 'read', of: 'agreement' },
  agreementToken: true,
  params: idParams,
  result: z.extend(agreementDetails, {
    /** Questions to be put again, because their answer no longer fits. */
    ask: z.array(z.string()),
    /** Questions that are newer than the latest version. */
    new_since: z.array(z.string()),
    /** Questions that were taken away, with the reason. */
    dropped: z.array(z.object({ question: z.string(), reason: z.string() })),
    /** Something of it was paid for. */
    owned: z.boolean(),
    /** Clauses changed by hand, over all languages. */
    edited_clauses: z.int(),
    update_reasons: z.array(updateReason),
  }),
});

export const clauseChange = z.object({
  id: z.string(),
  heading: z.string(),
  change: z.enum(['same', 'changed', 'added', 'removed']),
  /** What goes struck through, what comes underlined; empty where nothing changed. */
  html: z.string(),
});

export const previewUpdate = defineCall({
  id: 'previewUpdate',
  method: 'POST',
  path: '/agreement/update/preview/:id',
  summary: 'What an update would change in the documents, before it does. Nothing is stored.',
  limit: 'preview',
  activity: { none: 'reads only' },
  key: { scope: 'read', of: 'agreement' },
  agreementToken: true,
  params: idParams,
  body: z.strictObject({
    type: agreementType,
    answers,
    edits: z.enum(['reset', 'keep']),
    free_only: z.optional(z.boolean()),
    premium: z.optional(z.boolean()),
  }),
  result: z.object({
    revision: z.int(),
    /** False where the documents would stay as they are. */
    changed: z.boolean(),
    languages: z.array(
      z.object({
        language,
        change: z.enum(['same', 'changed', 'added', 'removed']),
        clauses: z.array(
          z.extend(clauseChange, {
            /** Changed by hand before. */
            edited: z.boolean(),
            /** Changed by hand and by the update: the person decides. Only with `keep`. */
            conflict: z.boolean(),
            /** Of a conflict: the text by hand, and the new one. */
            mine: z.nullable(z.string()),
            theirs: z.nullable(z.string()),
          }),
        ),
      }),
    ),
    costs,
    /** What the update would wait for: until it is released, nothing of it can be paid or served. */
    held_wording: z.array(withheldWording),
  }),
});

export const listedVersion = z.object({
  number: z.int(),
  origin: z.enum(versionOrigins),
  /** Number of the version that was taken back. */
  restored_from: z.nullable(z.int()),
  created_at: moment,
  /** Null where it was never paid for. */
  served_at: z.nullable(moment),
  /** The one that the live link shows. */
  current: z.boolean(),
  languages: z.array(language),
  /** The permanent address; null where it was never served. */
  url: z.nullable(z.string()),
});
export type ListedVersion = z.output<typeof listedVersion>;

export const listVersions = defineCall({
  id: 'listVersions',
  method: 'GET',
  path: '/agreement/versions/:id',
  summary: 'The versions of an agreement, newest first.',
  limit: 'read',
  key: { scope: 'read', of: 'agreement' },
  agreementToken: true,
  params: idParams,
  query: pageQuery,
  result: z.object({
    type: agreementType,
    site_name: z.nullable(z.string()),
    site_url: z.nullable(z.string()),
    revision: z.int(),
    versions: z.array(listedVersion),
    total: z.int(),
  }),
});

const versionNumber = z.string().check(z.regex(/^[1-9]\d{0,8}$/));

export const compareVersions = defineCall({
  id: 'compareVersions',
  method: 'GET',
  path: '/agreement/compare/:id',
  summary:
    'The red-line between two versions that were served, or that wait for their owner alone; of one and the same its text.',
  limit: 'preview',
  key: { scope: 'read', of: 'agreement' },
  agreementToken: true,
  params: idParams,
  query: z.strictObject({ from: versionNumber, to: versionNumber, language: z.optional(language) }),
  result: z.object({
    language,
    /** Languages that both versions have. */
    languages: z.array(language),
    same: z.boolean(),
    clauses: z.array(clauseChange),
  }),
});

export const restoreVersion = defineCall({
  id: 'restoreVersion',
  method: 'POST',
  path: '/agreement/restore/:id',
  summary: 'Makes a version that was served before the newest one again, as a version of its own.',
  limit: 'new',
  activity: 'document-restored',
  key: { scope: 'publish', of: 'agreement' },
  agreementToken: true,
  params: idParams,
  body: z.strictObject({
    number: ordinal,
    /** The revision that the person saw. */
    revision: ordinal,
  }),
  result: z.object({
    revision: z.int(),
    number: z.int(),
    /** It is not served before it is approved and published. */
    waits: z.boolean(),
  }),
});
