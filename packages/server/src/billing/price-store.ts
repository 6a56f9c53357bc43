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

/** Puts the first table in force where there is none; the operator's table stands above the built-in one. */
export async function seedPrices(db: Database, table: PriceTable, now: Date): Promise<void> {
  const row = { id: newId(), effective_from: now, price_table: json({ ...table }) };
  await sql`
    insert into prices (id, effective_from, price_table)
    select ${row.id}, ${row.effective_from}, ${row.price_table}::jsonb
    where not exists (select from prices)`.execute(db);
}
