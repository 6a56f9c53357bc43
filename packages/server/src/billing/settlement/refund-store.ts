import { sql } from 'kysely';
import type { Processor } from '../../platform/database/billing-schema.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';

export interface Refund {
  id: string;
  transactionId: string;
  /** Minor units. */
  amount: number;
  reason: 'operator' | 'surplus' | 'dispute' | 'provider';
  status: 'requested' | 'done' | 'failed';
  reference: string | null;
}

const columns = [
  'id',
  'transaction_id as transactionId',
  'amount',
  'reason',
  'status',
  'provider_reference as reference',
] as const;

export async function findRefund(db: Database, id: string): Promise<Refund | null> {
  const row = await db.selectFrom('refunds').select(columns).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function listRefunds(db: Database, transactionId: string): Promise<Refund[]> {
  return db
    .selectFrom('refunds')
    .select(columns)
    .where('transaction_id', '=', transactionId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** False where the id is taken: the refund was asked for before. */
export async function insertRefund(
  trx: Transaction,
  refund: Omit<Refund, 'reference'> & { note?: string; now: Date },
): Promise<boolean> {
  const { id, transactionId, amount, reason, status, note = '', now } = refund;
  const row = await trx
    .insertInto('refunds')
    .values({
      id,
      transaction_id: transactionId,
      amount,
      reason,
      status,
      note,
      created_at: now,
      done_at: status === 'done' ? now : null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the provider's name also of a refund that is not done yet. False where it had ended before. */
export async function changeRefund(
  trx: Transaction,
  id: string,
  { status, reference, now }: { status: Refund['status']; reference: string | null; now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('refunds')
    .set({
      status,
      ...(reference !== null && { provider_reference: reference }),
      done_at: status === 'requested' ? null : now,
    })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Minor units that were given back, and that are on their way back. */
export async function sumRefunds(
  db: Database,
  transactionId: string,
): Promise<{ done: number; requested: number }> {
  const row = await db
    .selectFrom('refunds')
    .select([
      sql<number>`coalesce(sum(amount) filter (where status = 'done'), 0)::int`.as('done'),
      sql<number>`coalesce(sum(amount) filter (where status = 'requested'), 0)::int`.as('requested'),
    ])
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();
  return row;
}

/** Ids of those that were asked for before a moment and have not ended, of payments of some processors alone. */
export async function waitingRefunds(
  db: Database,
  { before, processors, limit }: { before: Date; processors: readonly Processor[]; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds as r')
    .innerJoin('transactions as t', 't.id', 'r.transaction_id')
    .select('r.id')
    .where('r.status', '=', 'requested')
    .where('r.created_at', '<=', before)
    .where('t.processor', 'in', processors)
    .orderBy('r.created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
