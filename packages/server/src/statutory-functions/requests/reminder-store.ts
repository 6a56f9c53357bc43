import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/schema.ts';

export interface DueRequest {
  id: string;
  number: string;
  dueOn: string;
  days: number;
  confirmed: boolean;
  /** Id of who is to deal with it; whether he still may is another question. */
  assignee: string | null;
}

/** What is due in a week, tomorrow, today or before, and was not reminded of as that; `today`: ISO date. */
const isDue = (today: string) => sql<boolean>`r.state in ('unconfirmed', 'open', 'extended')
  and r.due_on <= ${today}::date + 7
  and (r.reminded is null
    or (r.reminded > 1 and r.due_on <= ${today}::date + 1)
    or (r.reminded > 0 and r.due_on <= ${today}::date))`;

/** Desks with such requests, whether they still take new ones or not: at most 500, by id after the one named. */
export async function desksToRemind(db: Database, today: string, after: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct r.desk_id as id from privacy_requests r
    where ${isDue(today)} and r.desk_id > ${after} order by 1 limit 500`.execute(db);
  return rows.map(({ id }) => id);
}

/** Marks what is due at one desk as reminded of, and answers what that was, what is due first before the rest. */
export async function takeDue(trx: Transaction, deskId: string, today: string): Promise<DueRequest[]> {
  const { rows } = await sql<DueRequest>`
    with due as (
      select r.id from privacy_requests r
      where r.desk_id = ${deskId} and ${isDue(today)}
      order by r.id for update skip locked)
    update privacy_requests r set reminded = case
      when r.due_on <= ${today}::date then 0
      when r.due_on <= ${today}::date + 1 then 1
      else 7 end
    from due where r.id = due.id
    returning r.id, r.number, r.due_on as "dueOn", r.due_on - ${today}::date as days,
      r.state <> 'unconfirmed' as confirmed,
      (select a.person_id from request_assignments a where a.request_id = r.id) as assignee`.execute(trx);
  return rows.toSorted((one, other) => one.days - other.days || (one.id < other.id ? -1 : 1));
}
