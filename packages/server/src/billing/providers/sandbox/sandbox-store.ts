import { sql, type Selectable } from 'kysely';
import type { Database, Schema } from '../../../platform/database/schema.ts';

/** One charge in the books of the test provider. */
export interface SandboxCharge {
  id: string;
  amount: number;
  currency: string;
  state: Schema['sandbox_charges']['state'];
  /** Of the refusal, or what a review will refuse with. */
  code: string | null;
  refunded: number;
  dispute: 'none' | 'open' | 'won' | 'lost';
  decidesAt: Date | null;
}

function chargeOf(row: Selectable<Schema['sandbox_charges']>): SandboxCharge {
  return {
    id: row.transaction_id,
    amount: row.amount,
    currency: row.currency,
    state: row.state,
    code: row.code,
    refunded: row.refunded,
    dispute: row.dispute,
    decidesAt: row.decides_at,
  };
}

export async function findCharge(db: Database, id: string): Promise<SandboxCharge | null> {
  const row = await db
    .selectFrom('sandbox_charges')
    .selectAll()
    .where('transaction_id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : chargeOf(row);
}

/** Keeps the one that is there: beginning twice is beginning once. */
export async function insertCharge(
  db: Database,
  charge: { id: string; amount: number; currency: string; now: Date },
): Promise<void> {
  await db
    .insertInto('sandbox_charges')
    .values({
      transaction_id: charge.id,
      amount: charge.amount,
      currency: charge.currency,
      state: 'created',
      updated_at: charge.now,
    })
    .onConflict((conflict) => conflict.column('transaction_id').doNothing())
    .execute();
}

/** Changes a charge that took no money yet; money that was taken stays taken. */
export async function decideCharge(
  db: Database,
  id: string,
  decided: Pick<SandboxCharge, 'state' | 'code' | 'decidesAt'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('sandbox_charges')
    .set({ state: decided.state, code: decided.code, decides_at: decided.decidesAt, updated_at: now })
    .where('transaction_id', '=', id)
    .where('state', '<>', 'captured')
    .execute();
}

/** Ends a review whose time has come. */
export async function endReview(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sandbox_charges')
    .set({
      state: sql<'captured' | 'declined'>`case when code is null then 'captured' else 'declined' end`,
      decides_at: null,
      updated_at: now,
    })
    .where('transaction_id', '=', id)
    .where('state', '=', 'review')
    .where('decides_at', '<=', now)
    .execute();
}

/** Gives back once per id; false where that is more than was taken. */
export async function refundCharge(
  db: Database,
  id: string,
  refund: { id: string; amount: number },
  now: Date,
): Promise<boolean> {
  const amount = sql<number>`case when refunds -> ${refund.id}::text is null then ${refund.amount}::int else 0 end`;
  const row = await db
    .updateTable('sandbox_charges')
    .set({
      refunded: sql<number>`refunded + ${amount}`,
      refunds: sql<string>`refunds || jsonb_build_object(${refund.id}::text, ${refund.amount}::int)`,
      updated_at: now,
    })
    .where('transaction_id', '=', id)
    .where('state', '=', 'captured')
    .where(sql<boolean>`amount >= refunded + ${amount}`)
    .returning('transaction_id')
    .executeTakeFirst();
  return row !== undefined;
}
