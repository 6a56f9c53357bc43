import { checkPriceTable, defaultPrices, type PriceTable } from '@clausewright/library/clauses';
import { sql } from 'kysely';
import { newId } from '../database/ids.ts';
import { json } from '../database/json.ts';
import type { Database } from '../database/schema.ts';

/** The price table in force at a moment. */
export async function currentPrices(db: Database, at: Date): Promise<PriceTable> {
  const row = await db
    .selectFrom('prices')
    .select('price_table')
    .where('effective_from', '<=', at)
    .orderBy('effective_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Written by `putPricesInForce`; `checkPriceTable` reads the amounts again.
  const table = (row?.price_table as PriceTable | undefined) ?? defaultPrices;
  const faults = checkPriceTable(table);
  if (faults.length > 0) throw new Error(`the price table in force is broken: ${faults.join('; ')}`);
  return table;
}

/**
 * Puts the operator's table in force where it differs from the one that is. Without one of his own the
 * built-in table is in force, as it stands in this version and currency, until he gives one.
 */
export async function putPricesInForce(
  db: Database,
  { own, builtIn }: { own: PriceTable | undefined; builtIn: PriceTable },
  now: Date,
): Promise<void> {
  const isBuiltIn = own === undefined;
  const table = json({ ...(own ?? builtIn) });
  await sql`
    with in_force as (
      select price_table, built_in from prices
      where effective_from <= ${now} order by effective_from desc limit 1)
    insert into prices (id, effective_from, price_table, built_in)
    select ${newId()}, ${now}, ${table}::jsonb, ${isBuiltIn}
    where not exists (
      select from in_force
      where (${isBuiltIn} and not built_in)
        or (price_table = ${table}::jsonb and built_in = ${isBuiltIn}))
    on conflict (effective_from) do nothing`.execute(db);
}

/** A table of the operator's that holds from a moment on; one that was to begin at that very moment makes way. */
export async function setPrices(db: Database, table: PriceTable, from: Date): Promise<void> {
  const row = { price_table: json({ ...table }), built_in: false };
  await db
    .insertInto('prices')
    .values({ id: newId(), effective_from: from, ...row })
    .onConflict((conflict) => conflict.column('effective_from').doUpdateSet(row))
    .execute();
}

/** When which table begins or began, the newest first. */
export async function listPrices(
  db: Database,
): Promise<{ from: Date; builtIn: boolean; currency: string }[]> {
  return db
    .selectFrom('prices')
    .select([
      'effective_from as from',
      'built_in as builtIn',
      sql<string>`price_table ->> 'currency'`.as('currency'),
    ])
    .orderBy('effective_from', 'desc')
    .limit(20)
    .execute();
}
