import type { Database, Transaction } from '../../platform/database/schema.ts';

/** A period of a plan, and the payment that is to cover it or did; null between two tries. */
export interface Period {
  subscriptionId: string;
  periodNo: number;
  transactionId: string | null;
}

const columns = [
  'subscription_id as subscriptionId',
  'period_no as periodNo',
  'transaction_id as transactionId',
] as const;

export async function findPeriod(
  db: Database,
  subscriptionId: string,
  periodNo: number,
): Promise<Period | null> {
  const row = await db
    .selectFrom('subscription_periods')
    .select(columns)
    .where('subscription_id', '=', subscriptionId)
    .where('period_no', '=', periodNo)
    .executeTakeFirst();
  return row ?? null;
}

/** The period that a payment is for. */
export async function findPeriodByTransaction(db: Database, transactionId: string): Promise<Period | null> {
  const row = await db
    .selectFrom('subscription_periods')
    .select(columns)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  return row ?? null;
}

/** Names the payment of a period, which there is once however often it is tried. */
export async function setPeriod(
  trx: Transaction,
  { subscriptionId, periodNo, transactionId, startsAt, endsAt }: Period & { startsAt: Date; endsAt: Date },
): Promise<void> {
  await trx
    .insertInto('subscription_periods')
    .values({
      subscription_id: subscriptionId,
      period_no: periodNo,
      starts_at: startsAt,
      ends_at: endsAt,
      transaction_id: transactionId,
    })
    .onConflict((conflict) =>
      conflict.columns(['subscription_id', 'period_no']).doUpdateSet({ transaction_id: transactionId }),
    )
    .execute();
}

/** Whether the bank holds money of a period of the plan. */
export async function isPlanDisputed(db: Database, subscriptionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('subscription_periods as p')
    .innerJoin('transactions as t', 't.id', 'p.transaction_id')
    .select('t.id')
    .where('p.subscription_id', '=', subscriptionId)
    .where('t.dispute_state', '=', 'open')
    .executeTakeFirst();
  return row !== undefined;
}
