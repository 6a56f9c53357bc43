import type { PurchasedState } from '@clausewright/library/clauses';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** Whether something of the agreement was paid for, and not given back. */
export async function hasPurchases(db: Database, agreementId: string): Promise<boolean> {
  const row = await db
    .selectFrom('purchased_lines')
    .select('code')
    .where('agreement_id', '=', agreementId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What an agreement has already: lines that were paid for, and the languages of the version that is served. */
export async function readPurchasedState(db: Database, agreementId: string): Promise<PurchasedState> {
  const states = await readPurchasedStates(db, [agreementId]);
  return states.get(agreementId) ?? { owned: [], served: [] };
}

/** The same of several, by id. */
export async function readPurchasedStates(
  db: Database,
  agreementIds: readonly string[],
): Promise<Map<string, PurchasedState>> {
  const rows = await db
    .selectFrom('agreements as a')
    .leftJoin('agreement_versions as v', 'v.id', 'a.current_version_id')
    .select([
      'a.id',
      sql<string[]>`array(
        select p.code from purchased_lines p where p.agreement_id = a.id order by p.code
      )`.as('owned'),
      sql<readonly string[] | null>`v.included -> 'languages'`.as('served'),
    ])
    .where('a.id', 'in', agreementIds)
    .execute();
  return new Map(rows.map(({ id, owned, served }) => [id, { owned, served: served ?? [] }]));
}
