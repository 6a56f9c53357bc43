import { sql } from 'kysely';
import type { Transaction } from '../database/schema.ts';
import type { Enqueue } from '../jobs/start-jobs.ts';
import { emailKey } from '../sessions/email-key.ts';
import type { MessageName } from './messages.ts';
import { type OutgoingMessage, putInOutbox } from './outbox-store.ts';

/**
 * Letters of one kind that a form without a log-in has written to one address in an hour: more than somebody
 * needs who withdraws from each of several orders.
 */
export const mostInAnHour = 10;
const hour = 3_600_000;

/**
 * As `putInOutbox`, for an address that anybody may have typed: whoever it belongs to is not to be flooded by
 * strangers. False where it had enough, and nothing was written.
 */
export async function putBoundedInOutbox<Name extends MessageName>(
  trx: Transaction,
  enqueue: Enqueue,
  letter: OutgoingMessage<Name>,
): Promise<boolean> {
  // One lock for all addresses: with one each, two notices that name the same two could wait for each other.
  await sql`select pg_advisory_xact_lock(hashtext('bounded_letters'))`.execute(trx);
  const { written } = await trx
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('written'))
    .where(sql`lower(recipient)`, '=', emailKey(letter.recipient))
    .where('message', '=', letter.message)
    .where('created_at', '>', new Date(letter.now.getTime() - hour))
    .executeTakeFirstOrThrow();
  if (written >= mostInAnHour) return false;
  await putInOutbox(trx, enqueue, letter);
  return true;
}
