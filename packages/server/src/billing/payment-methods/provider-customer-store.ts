import type { Processor } from '@clausewright/contract';
import type { Database } from '../../database/schema.ts';

/** The provider's name for one of our customers; null where it has none yet. */
export async function providerCustomerOf(
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

/** Keeps the first name: two payments at once may each have made one, and methods hang on the first. */
export async function keepProviderCustomer(
  db: Database,
  row: { customerId: string; processor: Processor; reference: string },
): Promise<void> {
  await db
    .insertInto('provider_customers')
    .values({ customer_id: row.customerId, processor: row.processor, reference: row.reference })
    .onConflict((conflict) => conflict.columns(['customer_id', 'processor']).doNothing())
    .execute();
}
