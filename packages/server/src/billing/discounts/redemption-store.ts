import type { Database, Transaction } from '../../database/schema.ts';

export interface Redemption {
  transactionId: string;
  codeId: string;
  payerHash: Uint8Array;
  status: 'reserved' | 'redeemed' | 'released';
}

/** How often a code is taken, reserved or redeemed: in all, and by one payer. */
export async function countUses(
  db: Database,
  codeId: string,
  payerHash: Uint8Array | null,
): Promise<{ total: number; payer: number }> {
  const taken = db
    .selectFrom('discount_redemptions')
    .select((eb) => eb.fn.countAll<number>().as('times'))
    .where('code_id', '=', codeId)
    .where('status', '<>', 'released');
  const { times: total } = await taken.executeTakeFirstOrThrow();
  if (payerHash === null) return { total, payer: 0 };
  const { times: payer } = await taken.where('payer_hash', '=', payerHash).executeTakeFirstOrThrow();
  return { total, payer };
}

export async function findRedemption(db: Database, transactionId: string): Promise<Redemption | null> {
  const row = await db
    .selectFrom('discount_redemptions')
    .select(['transaction_id', 'code_id', 'payer_hash', 'status'])
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    transactionId: row.transaction_id,
    codeId: row.code_id,
    payerHash: row.payer_hash,
    status: row.status,
  };
}

/** A transaction that is opened again may come with another code; what it redeemed stays. */
export async function keepReservation(
  trx: Transaction,
  { transactionId, codeId, payerHash, now }: Omit<Redemption, 'status'> & { now: Date },
): Promise<void> {
  const reserved = {
    code_id: codeId,
    payer_hash: payerHash,
    status: 'reserved' as const,
    reserved_at: now,
  };
  await trx
    .insertInto('discount_redemptions')
    .values({ transaction_id: transactionId, ...reserved })
    .onConflict((conflict) =>
      conflict
        .column('transaction_id')
        .doUpdateSet(reserved)
        .where('discount_redemptions.status', '<>', 'redeemed'),
    )
    .execute();
}

export async function changeRedemption(
  trx: Transaction,
  transactionId: string,
  status: Redemption['status'],
): Promise<void> {
  await trx
    .updateTable('discount_redemptions')
    .set({ status })
    .where('transaction_id', '=', transactionId)
    .execute();
}
