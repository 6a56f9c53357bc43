import type { Database, Transaction } from '../database/schema.ts';
import type { KeptNotice, NoticeEnd } from './notice.ts';

/** False where the form was sent before: the row of that press stands. */
export async function insertNotice(trx: Transaction, notice: KeptNotice): Promise<boolean> {
  const { receivedAt, contractEmail, endOn, ...rest } = notice;
  const written = await trx
    .insertInto('cancellations')
    .values({ ...rest, received_at: receivedAt, contract_email: contractEmail, end_on: endOn })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

export async function receivedAt(db: Database, id: string): Promise<Date> {
  const { received_at: at } = await db
    .selectFrom('cancellations')
    .select('received_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return at;
}

const columns = [
  'id',
  'received_at as receivedAt',
  'kind',
  'reason',
  'name',
  'contract',
  'contract_email as contractEmail',
  'email',
  'end_on as endOn',
  'language',
] as const;

/** Holds a notice that nobody has looked at yet until the transaction ends; null where somebody has. */
export async function lockWaiting(trx: Transaction, id: string): Promise<KeptNotice | null> {
  const row = await trx
    .selectFrom('cancellations')
    .select(columns)
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function noteEnd(trx: Transaction, id: string, end: NoticeEnd, now: Date): Promise<void> {
  await trx
    .updateTable('cancellations')
    .set({
      outcome: end.outcome,
      subscription_id: end.subscriptionId,
      ends_at: end.endsAt,
      settled_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Oldest first. */
export async function waitingNotices(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('cancellations')
    .select('id')
    .where('settled_at', 'is', null)
    .orderBy('received_at')
    .orderBy('id')
    .limit(200)
    .execute();
  return rows.map(({ id }) => id);
}

/** Newest first; those that the operator has to decide alone, or all. */
export async function newestNotices(
  db: Database,
  { open, limit }: { open: boolean; limit: number },
): Promise<
  (KeptNotice & { outcome: NoticeEnd['outcome'] | null; plan: string | null; endsAt: Date | null })[]
> {
  return db
    .selectFrom('cancellations')
    .select([...columns, 'outcome', 'subscription_id as plan', 'ends_at as endsAt'])
    .$if(open, (all) => all.where((or) => or('outcome', 'in', ['open', 'review'])))
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
