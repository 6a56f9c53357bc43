import { sql } from 'kysely';
import type { ItemType } from '../../database/billing-schema.ts';
import { newId } from '../../database/ids.ts';
import type { Transaction } from '../../database/schema.ts';

export interface Sold {
  itemType: ItemType;
  itemId: string;
  now: Date;
}

/** The sale of an item that nothing covers yet; the item is locked. */
export async function openSaleOf(trx: Transaction, { itemType, itemId, now }: Sold): Promise<string> {
  const open = await trx
    .selectFrom('sales')
    .select('id')
    .where('item_type', '=', itemType)
    .where('item_id', '=', itemId)
    .where('covered_by', 'is', null)
    .executeTakeFirst();
  if (open !== undefined) return open.id;
  const id = newId();
  await trx
    .insertInto('sales')
    .values({ id, item_type: itemType, item_id: itemId, created_at: now })
    .execute();
  return id;
}

/** False where another payment covers it already. */
export async function coverSale(trx: Transaction, saleId: string, transactionId: string): Promise<boolean> {
  const row = await trx
    .updateTable('sales')
    .set({ covered_by: sql<string>`coalesce(covered_by, ${transactionId})` })
    .where('id', '=', saleId)
    .returning('covered_by')
    .executeTakeFirst();
  return row?.covered_by === transactionId;
}
