import type { Language } from '@clausewright/contract';
import { sql } from 'kysely';
import { json } from '../../platform/database/json.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';

export interface DraftClause {
  id: string;
  markdown: string;
}
/** What is being written in one language and not saved yet. */
export interface Draft {
  revision: number;
  /** Revision of the agreement that the writing was begun from. */
  basedOn: number;
  /** All clauses in their order. */
  clauses: readonly DraftClause[];
  savedAt: Date;
}
export interface DraftKey {
  agreementId: string;
  language: Language;
}

/** Which languages have drafts, and the one of the language that is read: the texts of the others stay where they are. */
export async function findDrafts(
  db: Database,
  { agreementId, language }: DraftKey,
): Promise<{ languages: ReadonlySet<Language>; draft: Draft | null }> {
  const rows = await db
    .selectFrom('text_drafts')
    .select((row) => [
      'language',
      'revision',
      'based_on as basedOn',
      'saved_at as savedAt',
      sql<
        readonly DraftClause[] | null
      >`case when ${row.ref('language')} = ${language} then ${row.ref('clauses')} end`.as('clauses'),
    ])
    .where('agreement_id', '=', agreementId)
    .execute();
  const own = rows.find((row) => row.language === language);
  return {
    languages: new Set(rows.map((row) => row.language)),
    draft: own === undefined ? null : { ...own, clauses: own.clauses ?? [] },
  };
}

/** Null where there is none. */
export async function findDraft(db: Database, { agreementId, language }: DraftKey): Promise<Draft | null> {
  const row = await db
    .selectFrom('text_drafts')
    .select(['revision', 'based_on as basedOn', 'clauses', 'saved_at as savedAt'])
    .where('agreement_id', '=', agreementId)
    .where('language', '=', language)
    .executeTakeFirst();
  return row ?? null;
}

/** In place of the one that is there. */
export async function putDraft(
  trx: Transaction,
  { agreementId, language }: DraftKey,
  { revision, basedOn, clauses, savedAt }: Draft,
): Promise<void> {
  const draft = { revision, based_on: basedOn, clauses: json(clauses), saved_at: savedAt };
  await trx
    .insertInto('text_drafts')
    .values({ agreement_id: agreementId, language, ...draft })
    .onConflict((conflict) => conflict.columns(['agreement_id', 'language']).doUpdateSet(draft))
    .execute();
}

export async function removeDraft(trx: Transaction, { agreementId, language }: DraftKey): Promise<void> {
  await trx
    .deleteFrom('text_drafts')
    .where('agreement_id', '=', agreementId)
    .where('language', '=', language)
    .execute();
}
