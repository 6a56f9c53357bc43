import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import { chargingUnasked } from '../providers/configured-providers.ts';

export interface Redemption {
  transactionId: string;
  codeId: string;
  payerHash: Uint8Array;
  status: 'reserved' | 'redeemed' | 'released';
}

/** Milliseconds for which an order has a code to itself before anybody tries to pay it, counted once for each item. */
export const exclusiveHoldMs = 30 * 60_000;

/** Of a shop that charges in its own window, without asking us before: as long as the price holds there. */
const soleHoldElsewhere = 24 * 60 * 60_000;

/**
 * Whether a reservation keeps others from the code: for its time alone, and while a payment is under way. Of one
 * that nobody pays any more somebody else may have the use.
 */
function keepsOthersOut(now: Date) {
  return sql<boolean>`(r.status = 'redeemed' or (r.status = 'reserved' and (
    r.reserved_at > ${new Date(now.getTime() - exclusiveHoldMs)}
    or t.charging_until > ${now}
    or t.state in ('requires-action', 'processing', 'pending-verification')
    or (t.processor = any(${chargingUnasked}::text[]) and r.reserved_at > ${new Date(now.getTime() - soleHoldElsewhere)}))))`;
}

interface UsesAsked {
  codeId: string;
  payerHash: Uint8Array | null;
  /** A payment whose own use does not count. */
  but?: string;
  now: Date;
}

/** How often a code is taken, redeemed or held for a payment: in all, and by one payer. */
export async function countUses(
  db: Database,
  { codeId, payerHash, but, now }: UsesAsked,
): Promise<{ total: number; payer: number }> {
  const taken = db
    .selectFrom('discount_redemptions as r')
    .innerJoin('transactions as t', 't.id', 'r.transaction_id')
    .select((eb) => eb.fn.countAll<number>().as('times'))
    .where('r.code_id', '=', codeId)
    .where(keepsOthersOut(now))
    .$if(but !== undefined, (query) => query.where('r.transaction_id', '<>', but ?? ''));
  const { times: total } = await taken.executeTakeFirstOrThrow();
  if (payerHash === null) return { total, payer: 0 };
  const { times: payer } = await taken.where('r.payer_hash', '=', payerHash).executeTakeFirstOrThrow();
  return { total, payer };
}

/** Whether the use that a payment reserved is kept from everybody else now. */
export async function isReserved(db: Database, transactionId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('discount_redemptions as r')
    .innerJoin('transactions as t', 't.id', 'r.transaction_id')
    .select('r.code_id')
    .where('r.transaction_id', '=', transactionId)
    .where(keepsOthersOut(now))
    .executeTakeFirst();
  return row !== undefined;
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

/**
 * A transaction that is opened again may come with another code; what it redeemed stays. The time begins with the first
 * order of the item that named the code: whoever orders again and again does not hold it on and on.
 */
export async function saveReservation(
  trx: Transaction,
  { transactionId, codeId, payerHash, now }: Omit<Redemption, 'status'> & { now: Date },
): Promise<void> {
  const first = await trx
    .selectFrom('discount_redemptions as r')
    .innerJoin('transactions as t', 't.id', 'r.transaction_id')
    .innerJoin('transactions as own', (join) =>
      join.onRef('own.item_type', '=', 't.item_type').onRef('own.item_id', '=', 't.item_id'),
    )
    .select((eb) => eb.fn.min('r.reserved_at').as('at'))
    .where('own.id', '=', transactionId)
    .where('r.code_id', '=', codeId)
    .where('r.status', '<>', 'redeemed')
    .executeTakeFirst();
  const reserved = {
    code_id: codeId,
    payer_hash: payerHash,
    status: 'reserved' as const,
    reserved_at: first?.at ?? now,
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
