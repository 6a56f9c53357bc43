import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import type { StoredNotice, NoticeEnd } from './notice.ts';

/** False where the form was sent before: the row of that press stands. */
export async function insertNotice(trx: Transaction, notice: StoredNotice): Promise<boolean> {
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
export async function lockWaiting(trx: Transaction, id: string): Promise<StoredNotice | null> {
  const row = await trx
    .selectFrom('cancellations')
    .select(columns)
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function recordEnd(trx: Transaction, id: string, end: NoticeEnd, now: Date): Promise<void> {
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

export type WaitingNotice = Pick<StoredNotice, 'id' | 'receivedAt'>;

/** Oldest first: so many after the one named, from the first where none is. */
export async function waitingNotices(db: Database, after: WaitingNotice | null): Promise<WaitingNotice[]> {
  return db
    .selectFrom('cancellations')
    .select(['id', 'received_at as receivedAt'])
    .where('settled_at', 'is', null)
    .$if(after !== null, (all) => all.where(laterThan(after)))
    .orderBy('received_at')
    .orderBy('id')
    .limit(200)
    .execute();
}

function laterThan(one: WaitingNotice | null) {
  return sql<boolean>`(received_at, id) > (${one?.receivedAt}, ${one?.id})`;
}

/** One of the list that the operator reads. */
export interface ListedNotice extends StoredNotice {
  outcome: NoticeEnd['outcome'] | null;
  plan: string | null;
  endsAt: Date | null;
  decidedAt: Date | null;
}

function listed(db: Database) {
  return db
    .selectFrom('cancellations')
    .select([
      ...columns,
      'outcome',
      'subscription_id as plan',
      'ends_at as endsAt',
      'decided_at as decidedAt',
    ]);
}

/** Newest first. */
export async function newestNotices(db: Database, limit: number): Promise<ListedNotice[]> {
  return listed(db).orderBy('received_at', 'desc').orderBy('id').limit(limit).execute();
}

/** Those that a person still has to decide, oldest first: so many after the one named, from the first where none is. */
export async function openNotices(
  db: Database,
  after: WaitingNotice | null,
  most: number,
): Promise<ListedNotice[]> {
  return listed(db)
    .where('outcome', 'in', ['open', 'review'])
    .where('decided_at', 'is', null)
    .$if(after !== null, (all) => all.where(laterThan(after)))
    .orderBy('received_at')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** False where no notice of that id waits for a person. */
export async function recordDecision(trx: Transaction, id: string, now: Date): Promise<boolean> {
  const written = await trx
    .updateTable('cancellations')
    .set({ decided_at: now })
    .where('id', '=', id)
    .where('outcome', 'in', ['open', 'review'])
    .where('decided_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}
