import { sql } from 'kysely';
import type { Transaction } from '../database/schema.ts';
import type { Enqueue } from '../jobs/start-jobs.ts';
import { emailKey } from '../email-key.ts';
import type { MessageName } from './email-writers.ts';
import { type OutgoingMessage, putInOutbox } from './outbox-store.ts';

/** Letters of one kind that one mailbox gets at most in an hour and in a day. */
export interface EmailLimit {
  hour: number;
  day: number;
}
/** Whoever withdraws from each of several orders gets a confirmation of each, and is not flooded by strangers. */
export const confirmationLimit: EmailLimit = { hour: 10, day: 20 };
/** What comes in at a busy shop, whose log has all of it. Its owner typed the address, which may be anybody's. */
export const noticeLimit: EmailLimit = { hour: 60, day: 300 };
const hour = 3_600_000;

/**
 * As `putInOutbox`, for an address that nobody has confirmed: whoever it belongs to is not to be flooded. False where
 * it had enough, and nothing was written.
 */
export async function putRateLimitedInOutbox<Name extends MessageName>(
  trx: Transaction,
  enqueue: Enqueue,
  { bound, ...letter }: OutgoingMessage<Name> & { bound: EmailLimit },
): Promise<boolean> {
  // One lock for all addresses: with one each, two notices that name the same two could wait for each other.
  await sql`select pg_advisory_xact_lock(hashtext('bounded_letters'))`.execute(trx);
  const ago = (hours: number): Date => new Date(letter.now.getTime() - hours * hour);
  // `ada+1@` and `ada+2@` are one mailbox with most providers.
  const mailbox = emailKey(letter.recipient).replace(/\+[^@]*@/, '@');
  const { day, lately } = await trx
    .selectFrom('outbox')
    .select((row) => [
      row.fn.countAll<number>().as('day'),
      row.fn.countAll<number>().filterWhere('created_at', '>', ago(1)).as('lately'),
    ])
    .where(sql`regexp_replace(lower(recipient), '\\+[^@]*@', '@')`, '=', mailbox)
    .where('message', '=', letter.message)
    .where('created_at', '>', ago(24))
    .executeTakeFirstOrThrow();
  if (lately >= bound.hour || day >= bound.day) return false;
  await putInOutbox(trx, enqueue, letter);
  return true;
}
