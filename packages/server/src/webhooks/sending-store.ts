import { sql } from 'kysely';
import type { Database, Transaction } from '../platform/database/schema.ts';
import { type Answered, isTaken } from './send-webhook.ts';
import { endsAfterDays, nextAttempt, restAfter } from './retry-schedule.ts';

/** Longer than one attempt can last: whoever sends says after each that it is still there. */
export const heldFor = 15_000;

/**
 * Whether nobody else sends to the address now. Who holds it and who lets it go take turns at its row, so that
 * whoever finds it held can rely on the other to see what was written before.
 */
export async function holdWebhook(trx: Transaction, id: string, now: Date): Promise<boolean> {
  const row = await lockWebhook(trx, id);
  if (row === undefined || (row.heldUntil !== null && row.heldUntil > now)) return false;
  await trx
    .updateTable('webhooks')
    .set({ held_until: new Date(now.getTime() + heldFor) })
    .where('id', '=', id)
    .execute();
  return true;
}

/** Lets go of an address for which nothing is due; false where something is. */
export async function letGo(trx: Transaction, id: string, now: Date): Promise<boolean> {
  await lockWebhook(trx, id);
  if ((await nextDue(trx, id, now)) !== null) return false;
  await giveUpHold(trx, id);
  return true;
}

function lockWebhook(trx: Transaction, id: string) {
  return trx
    .selectFrom('webhooks')
    .select(['failures', 'failing_since as failingSince', 'enabled', 'held_until as heldUntil'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Lets go of an address for which more is due. */
export async function giveUpHold(trx: Transaction, id: string): Promise<void> {
  await trx.updateTable('webhooks').set({ held_until: null }).where('id', '=', id).execute();
}

export interface DueDelivery {
  id: string;
  url: string;
  body: string;
}

/** The oldest message that is due for an address that is held; null where none is, or the address is off or rests. */
export async function nextDue(db: Database, webhookId: string, now: Date): Promise<DueDelivery | null> {
  const due = await db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select(['d.id', 'w.url', 'd.body'])
    .where('d.webhook_id', '=', webhookId)
    .where('d.state', '=', 'waiting')
    .where('d.next_attempt_at', '<=', now)
    .where('w.enabled', '=', true)
    .where((row) => row.or([row('w.resting_until', 'is', null), row('w.resting_until', '<=', now)]))
    .orderBy('d.next_attempt_at')
    .orderBy('d.id')
    .limit(1)
    .executeTakeFirst();
  return due ?? null;
}

/** What follows from an answer. */
export interface Recorded {
  /** Moments at which something is to be sent again. */
  again: Date[];
  /** True where the address was switched off by this. */
  ended: boolean;
}

/** Writes what became of an attempt; null where the message is gone. */
export async function recordAttempt(
  trx: Transaction,
  {
    webhookId,
    deliveryId,
    answered,
    now,
  }: { webhookId: string; deliveryId: string; answered: Answered; now: Date },
): Promise<Recorded | null> {
  // The address first, as whoever changes it does.
  const webhook = await lockWebhook(trx, webhookId);
  const delivery = await trx
    .selectFrom('webhook_deliveries')
    .select('attempts')
    .where('id', '=', deliveryId)
    .forUpdate()
    .executeTakeFirst();
  if (webhook === undefined || delivery === undefined) return null;
  const isDone = isTaken(answered);
  const attempts = delivery.attempts + 1;
  const next = isDone ? null : nextAttempt(attempts, now);
  await trx
    .updateTable('webhook_deliveries')
    .set({
      state: isDone ? 'delivered' : next === null ? 'failed' : 'waiting',
      attempts,
      next_attempt_at: next,
      last_attempt_at: now,
      last_status: 'status' in answered ? answered.status : null,
      last_fault: 'fault' in answered ? answered.fault : null,
    })
    .where('id', '=', deliveryId)
    .execute();
  if (isDone) {
    await trx
      .updateTable('webhooks')
      .set({
        failures: 0,
        failing_since: null,
        resting_until: null,
        held_until: new Date(now.getTime() + heldFor),
      })
      .where('id', '=', webhookId)
      .execute();
    return { again: [], ended: false };
  }
  const failures = webhook.failures + 1;
  const since = webhook.failingSince ?? now;
  const rest = restAfter(failures, now);
  const ended = webhook.enabled && now.getTime() - since.getTime() >= endsAfterDays * 86_400_000;
  await trx
    .updateTable('webhooks')
    .set({
      failures,
      failing_since: since,
      resting_until: rest,
      held_until: null,
      ...(ended && { enabled: false, ended_at: now }),
    })
    .where('id', '=', webhookId)
    .execute();
  if (ended) return { again: [], ended };
  return { again: next !== null && next > rest ? [rest, next] : [rest], ended };
}

/** Whose address it is, for a letter. */
export async function findWebhookOwner(db: Database, id: string) {
  return db
    .selectFrom('webhooks as w')
    .innerJoin('customers as c', 'c.id', 'w.owner_id')
    .select(['w.url', 'c.email', 'c.language'])
    .where('w.id', '=', id)
    .executeTakeFirst();
}

/** At most 500 addresses for which something has been due for a while, and that nobody sends to. */
export async function forgottenWebhooks(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct w.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.state = 'waiting' and d.next_attempt_at <= ${new Date(now.getTime() - 2000)}
      and w.enabled and coalesce(w.resting_until <= ${now}, true) and coalesce(w.held_until <= ${now}, true)
    limit 500`.execute(db);
  return rows.map(({ id }) => id);
}
