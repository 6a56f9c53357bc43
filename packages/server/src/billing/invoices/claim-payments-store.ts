import type { Transaction } from '../../platform/database/schema.ts';

/**
 * Gives an account the payments that nobody's account made for agreements that it has just claimed: their
 * invoices, which never change, are listed by who paid. Holds the agreements before, as every payment does.
 */
export async function claimPayments(
  trx: Transaction,
  customerId: string,
  agreementIds: readonly string[],
): Promise<void> {
  if (agreementIds.length === 0) return;
  await trx
    .updateTable('transactions')
    .set({ customer_id: customerId })
    .where('item_type', '=', 'agreement')
    .where('item_id', 'in', agreementIds)
    .where('customer_id', 'is', null)
    .execute();
}
