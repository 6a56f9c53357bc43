import type { Plain } from '@clausewright/engine/document/tree';
import { json } from '../platform/database/json.ts';
import type { Database, Transaction } from '../platform/database/schema.ts';
import type { TermsDocument } from './sold-terms.ts';

/** Keeps texts under which something is bought; those that are known stay as they are. */
export async function saveTerms(
  trx: Transaction,
  documents: readonly TermsDocument[],
  now: Date,
): Promise<void> {
  if (documents.length === 0) return;
  await trx
    .insertInto('sold_terms')
    .values(
      documents.map(({ day, tree, ...rest }) => ({
        ...rest,
        effective_on: day,
        tree: json<unknown>(tree),
        kept_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

/** In the order of their types; throws where one is missing. */
export async function findTerms(db: Database, hashes: readonly string[]): Promise<TermsDocument[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom('sold_terms')
    .select(['hash', 'type', 'number', 'effective_on as day', 'language', 'tree'])
    .where('hash', 'in', [...hashes])
    .orderBy('type', 'desc')
    .execute();
  if (rows.length < new Set(hashes).size) throw new Error('terms that were sold are missing');
  return rows.map((row) => ({ ...row, tree: row.tree as Plain }));
}
