import { limits } from '@clausewright/contract';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/schema.ts';

/** What a key of an organisation writes, the organisation writes: of its contact nobody is told the address. */
export const authorName = sql<string | null>`coalesce(c.organisation, c.email)`;

export interface RequestNote {
  at: Date;
  /** Null: somebody who has no account any more. */
  author: string | null;
  said: string;
}

/**
 * Whoever adds one holds the row of the request. `enough`: there are as many as may be. One that was sent before is there
 * already, which is as good.
 */
export async function addNote(
  trx: Transaction,
  {
    id,
    requestId,
    personId,
    at,
    said,
  }: Omit<RequestNote, 'author'> & Record<'id' | 'requestId' | 'personId', string>,
): Promise<'added' | 'enough'> {
  const { rows } = await sql<{ isThere: boolean; count: number }>`
    select coalesce(bool_or(id = ${id}), false) as "isThere", count(*)::integer as count
    from request_notes where request_id = ${requestId}`.execute(trx);
  const { isThere, count } = rows[0] ?? { isThere: false, count: 0 };
  if (isThere) return 'added';
  if (count >= limits.requestNotes) return 'enough';
  await trx
    .insertInto('request_notes')
    .values({ id, request_id: requestId, number: count + 1, person_id: personId, at, said })
    // The id of a note on another request: nothing of that one is told or changed.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return 'added';
}

export async function listNotes(db: Database, requestId: string): Promise<RequestNote[]> {
  return db
    .selectFrom('request_notes as n')
    .leftJoin('customers as c', 'c.id', 'n.person_id')
    .select(['n.at', authorName.as('author'), 'n.said'])
    .where('n.request_id', '=', requestId)
    .orderBy('n.number')
    .execute();
}
