import { cleanJson } from '@clausewright/contract';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { BillingPorts } from '../ports.ts';
import type { PaymentProvider, WebhookRequest } from '../provider-interface/provider.ts';
import { insertEvent } from './event-store.ts';

/**
 * Keeps the messages of a signed request before it is answered; a job works at them. A message that came
 * before is not worked at again. False where the signature is no good, or what it names cannot be stored:
 * nothing is kept.
 */
export async function receiveWebhook(
  { db, clock, enqueue }: Pick<BillingPorts, 'db' | 'clock' | 'enqueue'>,
  provider: PaymentProvider,
  request: WebhookRequest,
): Promise<boolean> {
  const read = (await provider.webhook?.(request)) ?? { ok: false };
  if (!read.ok || !cleanJson(read.events).ok) return false;
  const now = clock();
  await inTransaction(db, async (trx) => {
    for (const event of read.events) {
      const id = await insertEvent(trx, { provider: provider.processor, event, now });
      if (id !== null) await enqueue(trx, 'work-webhook', { event_id: id });
    }
  });
  await failpoint('webhook-kept');
  return true;
}
