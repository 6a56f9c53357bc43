/** The texts of an agreement as its editors see them: clause by clause, in Markdown. */
import * as z from 'zod/mini';
import { agreementType, language, moment } from '../fields.ts';
import { limits } from '../limits.ts';

export const clauseId = z.string().check(z.minLength(1), z.maxLength(80));
export const clauseMarkdown = z.string().check(z.maxLength(limits.documentText));
/** What a person wrote; an empty text removes the clause. */
export const clauseTexts = z
  .array(z.strictObject({ id: clauseId, markdown: clauseMarkdown }))
  .check(z.maxLength(limits.clauses));

export const editedClause = z.object({
  id: z.string(),
  version: z.int(),
  /** Words of its first heading, of the generated text where the person removed it; empty where it has none. */
  heading: z.string(),
  /** The present text; empty where the clause was removed. */
  markdown: z.string(),
  /** The present blocks, where the Markdown cannot hold them: tables. They stay while the text says the same. */
  blocks: z.nullable(z.array(z.unknown())),
  /** What the answers give, where it differs from the present text. */
  generated: z.nullable(z.string()),
  /** The same of what the answers give; null where `generated` is. */
  generated_blocks: z.nullable(z.array(z.unknown())),
  /** The clause of the source language; null in the source language itself, or where that has no such clause. */
  source: z.nullable(z.string()),
  /** The source was changed after this translation was last written or checked. */
  source_changed: z.boolean(),
});
export type EditedClause = z.output<typeof editedClause>;

/** Where words of a generated clause come from. */
export const clauseOrigin = z.object({
  clause: z.string(),
  /** Name of the wording that a law prescribes, where the clause holds one. */
  statute: z.nullable(z.string()),
  /** Its paragraphs, items and headings with answers in them. */
  leaves: z.array(
    z.object({
      /** All words of it; a line break is `\n`. */
      words: z.string(),
      answers: z.array(z.object({ question: z.string(), from: z.int(), to: z.int() })),
    }),
  ),
});
export type ClauseOrigin = z.output<typeof clauseOrigin>;

export const textDraft = z.object({
  /** Grows with each autosave. */
  revision: z.int(),
  /** Revision of the agreement that the draft was begun from; another one now: both texts are shown. */
  based_on: z.int(),
  saved_at: moment,
  /** All clauses in their order. */
  clauses: z.array(z.object({ id: z.string(), markdown: z.string() })),
});
export type TextDraft = z.output<typeof textDraft>;

export const translationDetails = z.object({
  agreement_id: z.string(),
  type: agreementType,
  site_name: z.nullable(z.string()),
  site_url: z.nullable(z.string()),
  /** Grows by one with each version; saving sends it back. */
  revision: z.int(),
  edited: z.boolean(),
  /** The first document language: the others are translations of it. */
  source_language: language,
  language,
  languages: z.array(
    z.object({
      language,
      clauses: z.int(),
      edited: z.int(),
      /** Clauses whose source was changed since. */
      source_changed: z.int(),
      draft: z.boolean(),
    }),
  ),
  /** In the order of the document; removed ones where they would stand. */
  clauses: z.array(editedClause),
  draft: z.nullable(textDraft),
  /** Of the clauses in which there is an answer or wording of a law. */
  origins: z.array(clauseOrigin),
  /** The questions of `origins`, in the language of whoever asks, each with its step of the wizard. */
  questions: z.array(z.object({ id: z.string(), label: z.string(), step: z.int() })),
  live_url: z.nullable(z.string()),
});
export type TranslationDetails = z.output<typeof translationDetails>;
