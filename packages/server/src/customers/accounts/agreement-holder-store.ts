import { hashToken } from '../../platform/database/ids.ts';
import type { Database } from '../../platform/database/schema.ts';

/** Whether the token opens any agreement of a visitor. */
export async function isAgreementToken(db: Database, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('agreements')
    .select('id')
    .where('access_token_hash', '=', hashToken(token))
    .where('owner_id', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
