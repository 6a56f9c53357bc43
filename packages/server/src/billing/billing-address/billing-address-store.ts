import { sql } from 'kysely';
import type { BillingAddress } from '@clausewright/contract';
import type { Database } from '../../platform/database/schema.ts';

const columns = [
  'company_name',
  'business_purchase',
  'vat_registered',
  'vat_number',
  'cui_cif',
  'name',
  'address',
  'city',
  'postal_code',
  'country',
  'state',
  'phone',
] as const satisfies readonly (keyof BillingAddress)[];

export async function findBillingAddress(db: Database, accountId: string): Promise<BillingAddress | null> {
  const row = await db
    .selectFrom('billing_addresses')
    .select(columns)
    .where('customer_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** False where the account is gone. */
export async function saveBillingAddress(
  db: Database,
  accountId: string,
  address: BillingAddress,
  now: Date,
): Promise<boolean> {
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const values = sql.join(columns.map((name) => sql`${address[name]}`));
  const changes = sql.join(columns.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`));
  const { rows } = await sql`
    insert into billing_addresses (customer_id, ${names}, updated_at)
    select id, ${values}, ${now} from customers where id = ${accountId}
    on conflict (customer_id) do update set ${changes}, updated_at = excluded.updated_at
    returning customer_id`.execute(db);
  return rows.length > 0;
}
