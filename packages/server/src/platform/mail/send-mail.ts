import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import type { Enqueue } from '../jobs/start-jobs.ts';
import {
  claimMessage,
  dueMessages,
  abandonMessages,
  markFailed,
  markSent,
  maxAttempts,
  releaseMessage,
  removeDeletionEmails,
} from './delivery-store.ts';
import { countMail } from './mail-counter.ts';
import type { Mailer } from './mailer.ts';
import type { Attachments } from './attachment.ts';

export interface SendingPorts {
  db: Database;
  clock: Clock;
  enqueue: Enqueue;
  log: Logger;
  /** Null without a mail server: messages then stay in the outbox. */
  mailer: Mailer | null;
  attachments: Attachments;
}

/** Sends one message of the outbox; throws when it is to be tried again. */
export async function sendMail(
  { db, clock, log, mailer, attachments }: Omit<SendingPorts, 'enqueue'>,
  id: string,
): Promise<void> {
  if (mailer === null) return;
  const message = await claimMessage(db, id, clock());
  if (message === null) return;
  const files = await attachments(message.attachments);
  const delivery = await mailer.send({ ...message, files });
  countMail({ outcome: delivery.status });
  if (delivery.status === 'sent') {
    await markSent(db, id, clock());
    log.info({ outbox: id }, 'mail sent');
    return;
  }
  const { status, code } = delivery;
  if (status === 'refused' || (status === 'unanswered' && message.attempts >= maxAttempts)) {
    await markFailed(db, id);
    log.error({ outbox: id, status, code }, 'mail failed');
    return;
  }
  await releaseMessage(db, id, { reached: status === 'unanswered', now: clock() });
  log.warn({ outbox: id, status, code }, 'mail delayed');
  // The words of the error end in the job's row, so they name nobody.
  throw new Error(`the mail server did not take it: ${code}`);
}

/** Finds what no job sends any more, after a crash or when the job has used up its attempts. */
export async function sweepOutbox({
  db,
  clock,
  enqueue,
  log,
  mailer,
}: Omit<SendingPorts, 'attachments'>): Promise<void> {
  if (mailer === null) return;
  const now = clock();
  const givenUp = await abandonMessages(db, now);
  countMail({ outcome: 'given-up' }, givenUp);
  if (givenUp > 0) log.error({ messages: givenUp }, 'mail given up');
  await removeDeletionEmails(db);
  await db.transaction().execute(async (trx) => {
    for (const id of await dueMessages(trx, now)) await enqueue(trx, 'send-mail', { outbox_id: id });
  });
}
