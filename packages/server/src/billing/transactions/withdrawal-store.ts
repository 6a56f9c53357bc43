import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** When the buyer agreed to delivery at once (Directive 2011/83 art. 16(m)); null where nobody had to. */
export async function withdrawalConsentOf(db: Database, transactionId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('transactions')
    .select(sql<string | null>`buyer->>'withdrawalConsentAt'`.as('at'))
    .where('id', '=', transactionId)
    .executeTakeFirst();
  const at = row?.at ?? null;
  return at === null ? null : new Date(at);
}
