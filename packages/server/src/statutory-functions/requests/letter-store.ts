import type { Database } from '../../platform/database/schema.ts';
import { letterKeys } from './request-letters.ts';
import type { StoredRequest } from './request-store.ts';

/** Of the letter on receipt; one that is not there did not arrive. */
export async function letterState(
  db: Database,
  { deskId, id }: Pick<StoredRequest, 'deskId' | 'id'>,
): Promise<'waiting' | 'sent' | 'failed'> {
  const found = await db
    .selectFrom('outbox')
    .select('status')
    .where('event_key', '=', letterKeys.received(deskId, id))
    .executeTakeFirst();
  return found?.status ?? 'failed';
}
