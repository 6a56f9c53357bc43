import type { Clock } from '../../platform/clock.ts';
import { sealState } from '../../consent/consent-log/seal-store.ts';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import { jobNames } from '../../platform/database/job-queues/queues.ts';
import { gauge } from '../../platform/metrics/registry.ts';
import { waitingJobs, waitingMail, waitingWebhooks } from './backlog-store.ts';

const databaseUp = gauge('database_up', '1 while the database answers.', {});
const connections = gauge('database_connections', 'Connections to the database, by what they do.', {
  state: ['busy', 'idle'],
});
const callersWaiting = gauge('database_waiting', 'Callers that wait for a connection at this moment.', {});
const queueJobs = gauge('queue_jobs', 'Jobs in a queue; those that failed are kept for some days.', {
  queue: jobNames,
  state: ['ready', 'deferred', 'active', 'failed'],
});
const queueAge = gauge('queue_oldest_seconds', 'For how long the oldest job that may begin has waited.', {
  queue: jobNames,
});
const outboxWaiting = gauge('outbox_messages', 'Messages that wait to be sent.', {});
const outboxAge = gauge('outbox_oldest_seconds', 'Age of the oldest message that waits to be sent.', {});
const webhooksWaiting = gauge('webhooks_waiting', 'Messages of providers that wait for their work.', {});
const webhookAge = gauge('webhook_oldest_seconds', 'Age of the oldest message of a provider that waits.', {});
const sealingLag = gauge(
  'consent_sealing_lag_seconds',
  'How far the seals of the consent log are behind; a minute or two is usual.',
  {},
);

export interface GaugePorts {
  database: Pick<OpenDatabase, 'db' | 'connections'>;
  clock: Clock;
  /** Whether this process works at jobs: then it tells what waits, which is the same for all. */
  works: boolean;
}

/** Sets every gauge anew. While the database is away, those that it knows keep their last value. */
export async function updateGauges({ database, clock, works }: GaugePorts): Promise<void> {
  const { busy, idle, waiting } = database.connections();
  connections({ state: 'busy' }, busy);
  connections({ state: 'idle' }, idle);
  callersWaiting({}, waiting);
  try {
    const { db } = database;
    const age = (since: Date | null): number =>
      since === null ? 0 : Math.max(0, (clock().getTime() - since.getTime()) / 1000);
    const mail = await waitingMail(db);
    databaseUp({}, 1);
    if (!works) return;
    outboxWaiting({}, mail.count);
    outboxAge({}, age(mail.oldestSince));
    const webhooks = await waitingWebhooks(db);
    webhooksWaiting({}, webhooks.count);
    webhookAge({}, age(webhooks.oldestSince));
    const jobs = new Map((await waitingJobs(db)).map((row) => [row.queue, row]));
    for (const queue of jobNames) {
      const row = jobs.get(queue);
      for (const state of ['ready', 'deferred', 'active', 'failed'] as const) {
        queueJobs({ queue, state }, row?.[state] ?? 0);
      }
      queueAge({ queue }, age(row?.oldestSince ?? null));
    }
    const seals = await sealState(db);
    // Before the first run there is nothing to seal.
    sealingLag({}, age(seals?.sealed ?? null));
  } catch {
    databaseUp({}, 0);
  }
}
