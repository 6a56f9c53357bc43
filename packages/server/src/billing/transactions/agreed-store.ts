import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** What a buyer agreed to when he paid. */
export interface AgreedTerms {
  /** Delivery at once (Directive 2011/83 art. 7(3), 16(m)); null where nobody had to. */
  withdrawalConsentAt: Date | null;
  /** Hashes of the operator's own terms; none where there were none, or nobody was asked. */
  terms: readonly string[];
}

export async function findAgreedTerms(db: Database, transactionId: string): Promise<AgreedTerms> {
  const row = await db
    .selectFrom('transactions')
    .select([
      sql<string | null>`buyer->>'withdrawalConsentAt'`.as('at'),
      sql<readonly string[] | null>`buyer->'terms'`.as('terms'),
    ])
    .where('id', '=', transactionId)
    .executeTakeFirst();
  const at = row?.at ?? null;
  return { withdrawalConsentAt: at === null ? null : new Date(at), terms: row?.terms ?? [] };
}
