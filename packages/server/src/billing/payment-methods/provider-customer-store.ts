import { sql } from 'kysely';
import type { Processor } from '@clausewright/contract';
import type { Database } from '../../platform/database/schema.ts';

/** The provider's name for one of our customers; null where it has none yet. */
export async function findProviderCustomer(
  db: Database,
  { customerId, processor }: { customerId: string; processor: Processor },
): Promise<string | null> {
  const row = await db
    .selectFrom('provider_customers')
    .select('reference')
    .where('customer_id', '=', customerId)
    .where('processor', '=', processor)
    .executeTakeFirst();
  return row?.reference ?? null;
}

/**
 * Keeps the first name: two payments at once may each have made one, and methods hang on the first. Of an
 * account that is gone nothing is kept.
 */
export async function saveProviderCustomer(
  db: Database,
  { customerId, processor, reference }: { customerId: string; processor: Processor; reference: string },
): Promise<void> {
  await sql`
    insert into provider_customers (customer_id, processor, reference)
    select id, ${processor}, ${reference} from customers where id = ${customerId} for key share
    on conflict (customer_id, processor) do nothing`.execute(db);
}

/** The address of whom a provider knows by this name; null where the account is gone, or the name. */
export async function findProviderAddress(
  db: Database,
  { processor, reference }: { processor: string; reference: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('provider_customers as known')
    .innerJoin('customers as customer', 'customer.id', 'known.customer_id')
    .select('customer.email')
    .where('known.processor', '=', processor)
    .where('known.reference', '=', reference)
    .executeTakeFirst();
  return row?.email ?? null;
}
