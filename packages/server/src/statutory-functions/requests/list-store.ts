import type { RequestState } from '@clausewright/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { type StoredRequest, waitingStates } from './request-store.ts';

export type ListedRequest = Pick<StoredRequest, 'id' | 'number' | 'kind' | 'state' | 'receivedAt' | 'dueOn'>;

export type Shelf = 'waiting' | 'unconfirmed' | 'closed';

const states: Readonly<Record<Shelf, readonly RequestState[]>> = {
  waiting: waitingStates,
  unconfirmed: ['unconfirmed'],
  closed: ['done', 'refused'],
};

/** By the day they are due, so that what is overdue stands first; what is closed, the newest first. */
export async function listRequestsOf(
  db: Database,
  deskId: string,
  { of, page, perPage }: { of: Shelf; page: number; perPage: number },
): Promise<ListedRequest[]> {
  return db
    .selectFrom('privacy_requests')
    .select(['id', 'number', 'kind', 'state', 'received_at as receivedAt', 'due_on as dueOn'])
    .where('desk_id', '=', deskId)
    .where('state', 'in', [...states[of]])
    .$if(of === 'closed', (all) => all.orderBy('received_at', 'desc'))
    .$if(of !== 'closed', (all) => all.orderBy('due_on'))
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
}

export interface RequestCounts {
  waiting: number;
  overdue: number;
  unconfirmed: number;
  closed: number;
}

/** `today`: ISO date; what was due before it is overdue. */
export async function countRequests(db: Database, deskId: string, today: string): Promise<RequestCounts> {
  const count = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`count(*) filter (where ${condition})`;
  const waits = sql<boolean>`state in ('open', 'extended')`;
  return db
    .selectFrom('privacy_requests')
    .select([
      count(waits).as('waiting'),
      count(sql<boolean>`${waits} and due_on < ${today}`).as('overdue'),
      count(sql<boolean>`state = 'unconfirmed'`).as('unconfirmed'),
      count(sql<boolean>`state in ('done', 'refused')`).as('closed'),
    ])
    .where('desk_id', '=', deskId)
    .executeTakeFirstOrThrow();
}
