import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/schema.ts';

/** `before`: whatever came until then had time to be confirmed; `last`: whoever was told after that is told no more today. */
export interface Waits {
  before: Date;
  last: Date;
}

const isUntold = ({ before }: Waits) => sql<boolean>`r.state = 'unconfirmed' and r.told_unconfirmed is null
  and r.received_at <= ${before}`;

/** Desks with requests that nobody confirmed and whose owner was told of none today: at most 500, by id after the one named. */
export async function desksToTell(db: Database, waits: Waits, after: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct r.desk_id as id from privacy_requests r
    where ${isUntold(waits)} and r.desk_id > ${after}
      and not exists (
        select from privacy_requests o where o.desk_id = r.desk_id and o.told_unconfirmed > ${waits.last})
    order by 1 limit 500`.execute(db);
  return rows.map(({ id }) => id);
}

/** Marks those of one desk as told of, and answers what they were, what is due first before the rest. */
export async function takeUnconfirmed(
  trx: Transaction,
  deskId: string,
  waits: Waits,
  now: Date,
): Promise<{ number: string; dueOn: string }[]> {
  const { rows } = await sql<{ number: string; dueOn: string }>`
    with untold as (
      select r.id from privacy_requests r where r.desk_id = ${deskId} and ${isUntold(waits)}
      order by r.id for update skip locked)
    update privacy_requests r set told_unconfirmed = ${now}
    from untold where r.id = untold.id
    returning r.number, r.due_on as "dueOn"`.execute(trx);
  return rows.toSorted((one, other) =>
    one.dueOn < other.dueOn || (one.dueOn === other.dueOn && one.number < other.number) ? -1 : 1,
  );
}
