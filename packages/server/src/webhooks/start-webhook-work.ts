import type { Config } from '../platform/config/config.ts';
import type { Jobs } from '../platform/jobs/start-jobs.ts';
import { heldFor } from './sending-store.ts';
import { sweepWebhooks, type WebhookWork, workAtWebhook } from './work-at-webhook.ts';

/** Addresses that are sent to at once: one that hangs takes one place for some seconds, then it rests. */
const at = 8;

export async function startWebhookWork(
  jobs: Pick<Jobs, 'work'>,
  { config, ...ports }: Omit<WebhookWork, 'sending'> & { config: Pick<Config, 'siteNetworks'> },
): Promise<void> {
  const work = { ...ports, sending: { allowed: config.siteNetworks } };
  await jobs.work('send-webhooks', ({ webhook_id: id }) => workAtWebhook(work, id), { at });
  await jobs.work('sweep-webhooks', () => sweepWebhooks(work));
  // Whoever died before this start holds its addresses until then.
  const startAfter = new Date(ports.clock().getTime() + heldFor);
  await ports.db.transaction().execute((trx) => ports.enqueue(trx, 'sweep-webhooks', {}, { startAfter }));
}
