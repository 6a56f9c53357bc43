import type { ItemType } from '../../platform/database/billing-schema.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Transaction } from '../../platform/database/schema.ts';

export interface Sold {
  itemType: ItemType;
  itemId: string;
  now: Date;
}

/** The sale of an item that nothing covers yet; the item is locked. */
export async function findOpenSale(trx: Transaction, { itemType, itemId, now }: Sold): Promise<string> {
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

/** Whether no payment covers it yet. */
export async function isCoverable(trx: Transaction, saleId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('sales')
    .select('id')
    .where('id', '=', saleId)
    .where('covered_by', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function coverSale(trx: Transaction, saleId: string, transactionId: string): Promise<void> {
  await trx.updateTable('sales').set({ covered_by: transactionId }).where('id', '=', saleId).execute();
}
