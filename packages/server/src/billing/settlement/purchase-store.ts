import type { Transaction } from '../../platform/database/schema.ts';

export interface PurchasedLine {
  key: string;
  amount: number;
}

export async function insertPurchasedLines(
  trx: Transaction,
  purchase: { agreementId: string; transactionId: string; currency: string; lines: readonly PurchasedLine[] },
): Promise<void> {
  if (purchase.lines.length === 0) return;
  await trx
    .insertInto('purchased_lines')
    .values(
      purchase.lines.map(({ key, amount }) => ({
        agreement_id: purchase.agreementId,
        code: key,
        amount,
        currency: purchase.currency,
        transaction_id: purchase.transactionId,
      })),
    )
    .onConflict((conflict) => conflict.columns(['agreement_id', 'code']).doNothing())
    .execute();
}
