import { checkPriceTable, defaultPrices, type PriceTable } from '@clausewright/agreements/clauses';
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
  // Written by `seedPrices` or the command line; `checkPriceTable` reads the amounts again.
  const table = (row?.price_table as PriceTable | undefined) ?? defaultPrices;
  const faults = checkPriceTable(table);
  if (faults.length > 0) throw new Error(`the price table in force is broken: ${faults.join('; ')}`);
  return table;
}

/**
 * Puts the operator's table in force where it differs from the one that is; without one of his own,
 * the built-in table serves a new instance.
 */
export async function putPricesInForce(
  db: Database,
  { own, builtIn }: { own: PriceTable | undefined; builtIn: PriceTable },
  now: Date,
): Promise<void> {
  const table = json({ ...(own ?? builtIn) });
  const always = own !== undefined;
  await sql`
    insert into prices (id, effective_from, price_table)
    select ${newId()}, ${now}, ${table}::jsonb
    where (${always} or not exists (select from prices))
      and ${table}::jsonb is distinct from
        (select price_table from prices where effective_from <= ${now} order by effective_from desc limit 1)
    on conflict (effective_from) do nothing`.execute(db);
}
