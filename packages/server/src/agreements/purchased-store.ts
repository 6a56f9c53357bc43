import type { Database } from '../database/schema.ts';

/** Whether something of the agreement was paid for, and not given back. */
export async function ownsAnything(db: Database, agreementId: string): Promise<boolean> {
  const row = await db
    .selectFrom('purchased_lines')
    .select('code')
    .where('agreement_id', '=', agreementId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
