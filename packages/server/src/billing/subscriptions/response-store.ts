import type { Database } from '../../platform/database/schema.ts';

/** What was kept of the provider's latest answer to a payment. */
export async function findResponse(db: Database, transactionId: string): Promise<unknown> {
  const row = await db
    .selectFrom('transactions')
    .select('response')
    .where('id', '=', transactionId)
    .executeTakeFirst();
  return row?.response ?? null;
}
