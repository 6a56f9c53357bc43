import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Transaction } from '../platform/database/schema.ts';
import { failpoint } from '../platform/failpoint.ts';
import { putInOutbox } from '../platform/mail/outbox-store.ts';
import type { InstancePorts } from '../platform/ports.ts';
import { endsAfterDays } from './retry-schedule.ts';
import { type Sending, sendWebhook } from './send-webhook.ts';
import {
  findWebhookOwner,
  forgottenWebhooks,
  giveUpHold,
  holdWebhook,
  letGo,
  nextDue,
  recordAttempt,
} from './sending-store.ts';
import { signedHeaders } from './sign-message.ts';

export interface WebhookWork extends Pick<
  InstancePorts,
  'db' | 'clock' | 'enqueue' | 'secret' | 'publicUrl' | 'operatorName'
> {
  sending: Sending;
}

/** In one go, so that an address with many messages leaves room for others. */
const mostInRun = 20;

/** Sends what waits for an address, one message after the other, until one fails: then it rests. */
export async function workAtWebhook(work: WebhookWork, webhookId: string): Promise<void> {
  const { db, clock } = work;
  // Whoever has it looks again before letting go.
  if (!(await inTransaction(db, (trx) => holdWebhook(trx, webhookId, clock())))) return;
  for (let sent = 0; ; sent += 1) {
    const due = sent < mostInRun ? await nextDue(db, webhookId, clock()) : null;
    if (due !== null) {
      if (!(await attempt(work, webhookId, due))) return;
      continue;
    }
    if (await inTransaction(db, (trx) => letGo(trx, webhookId, clock()))) return;
    if (sent >= mostInRun) return passOn(work, webhookId);
  }
}

/** Whether the message was taken; one that is sent twice has the same id both times. */
async function attempt(
  work: WebhookWork,
  webhookId: string,
  { id: deliveryId, url, body }: { id: string; url: string; body: string },
): Promise<boolean> {
  const { db, clock, enqueue, secret, sending } = work;
  await failpoint('webhook-before-sending');
  const headers = signedHeaders(secret, { webhookId, deliveryId, body, now: clock() });
  const answered = await sendWebhook(new URL(url), { body, headers }, sending);
  await failpoint('webhook-sent');
  const now = clock();
  return inTransaction(db, async (trx) => {
    const recorded = await recordAttempt(trx, { webhookId, deliveryId, answered, now });
    if (recorded === null) return true;
    const { again, ended } = recorded;
    for (const startAfter of again) {
      await enqueue(trx, 'send-webhooks', { webhook_id: webhookId }, { startAfter });
    }
    if (ended) await mailEnded(work, trx, webhookId, now);
    return again.length === 0 && !ended;
  });
}

/** Leaves the rest to a job of its own. */
async function passOn({ db, enqueue, clock }: WebhookWork, webhookId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await giveUpHold(trx, webhookId);
    await enqueue(trx, 'send-webhooks', { webhook_id: webhookId }, { startAfter: clock() });
  });
}

async function mailEnded(
  { enqueue, publicUrl, operatorName }: WebhookWork,
  trx: Transaction,
  webhookId: string,
  now: Date,
): Promise<void> {
  const owner = await findWebhookOwner(trx, webhookId);
  if (owner === undefined) return;
  await putInOutbox(trx, enqueue, {
    eventKey: `webhook-ended:${webhookId}:${now.getTime()}`,
    recipient: owner.email,
    language: owner.language,
    message: 'webhook-ended',
    facts: {
      service: operatorName,
      host: new URL(owner.url).host,
      days: endsAfterDays,
      link: `${publicUrl}/profile/webhooks`,
    },
    now,
  });
}

/** Finds what no job sends any more, after a crash or when a job has used up its attempts. */
export async function sweepWebhooks({ db, clock, enqueue }: WebhookWork): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const id of await forgottenWebhooks(trx, clock())) {
      await enqueue(trx, 'send-webhooks', { webhook_id: id });
    }
  });
}
