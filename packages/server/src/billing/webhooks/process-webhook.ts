import type { Processor } from '@clausewright/contract';
import { insertAuditOnce } from '../../platform/database/audit-store.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { countWebhook, timeWebhook } from './webhook-counters.ts';
import type { BillingPorts } from '../ports.ts';
import { mirrorPlan } from '../subscriptions/mirror-plan.ts';
import { openProviderRenewal } from '../subscriptions/open-provider-renewal.ts';
import { chargeOrReconcile } from '../settlement/charge-or-reconcile.ts';
import {
  findByReference,
  findTransaction,
  type PaymentTransaction,
} from '../transactions/transaction-store.ts';
import { endEvent, eventsToReplay, findEvent, type StoredEvent, lockEvent } from './event-store.ts';

/** waiting: it cannot be worked at now, and is looked at again with those that were left. */
export type ProcessedWebhook = 'done' | 'unknown' | 'unreachable' | 'waiting';

/**
 * A message only says that something happened: the provider itself is asked what. Neither the order of
 * messages nor a repeated one can matter. `unreachable`: try again later. `again`: also where it is done.
 */
export async function processWebhook(
  ports: BillingPorts,
  eventId: string,
  { again = false }: { again?: boolean } = {},
): Promise<ProcessedWebhook> {
  const event = await findEvent(ports.db, eventId);
  if (event === null || (event.status === 'done' && !again)) return 'done';
  const outcome = await workEvent(ports, event);
  countWebhook({ outcome });
  if (outcome === 'done' && event.status !== 'done')
    timeWebhook({}, (ports.clock().getTime() - event.receivedAt.getTime()) / 1000);
  return outcome;
}

async function workEvent(ports: BillingPorts, event: StoredEvent): Promise<ProcessedWebhook> {
  const { id: eventId } = event;
  // Whose keys are gone can be asked nothing; the operator replays it once they are back.
  if (ports.providers.find(event.provider as Processor) === null) return endAs(ports, eventId, 'unknown');
  if (event.reference === null && event.planReference !== null) {
    const processor = event.provider as Processor;
    const mirrored = await mirrorPlan(ports, { processor, reference: event.planReference });
    if (mirrored === 'unreachable') return 'unreachable';
    return endAs(ports, eventId, mirrored);
  }
  const transaction = await transactionOf(ports, event);
  await failpoint('webhook-found');
  if (transaction === 'later') return waitFor(ports, event);
  if (transaction === null) return endAs(ports, eventId, 'unknown');
  const reconciled = await chargeOrReconcile(ports, transaction.id, 'webhook');
  if (reconciled?.read !== true) return 'unreachable';
  await failpoint('webhook-reconciled');
  return endAs(ports, eventId, 'done');
}

async function endAs<T extends 'done' | 'unknown'>(
  { db, clock }: Pick<BillingPorts, 'db' | 'clock'>,
  id: string,
  status: T,
): Promise<T> {
  await endEvent(db, id, { status, now: clock() });
  return status;
}

const day = 86_400_000;

/** Its money was taken, so that it is not forgotten; what does not end by itself in a day, the operator is told. */
async function waitFor(ports: BillingPorts, { id, receivedAt }: StoredEvent): Promise<ProcessedWebhook> {
  const now = ports.clock();
  const age = now.getTime() - receivedAt.getTime();
  // Nothing will change any more, and those that wait for ever would keep others from their turn.
  if (age >= 30 * day) return endAs(ports, id, 'unknown');
  if (age < day) return 'waiting';
  const first = await inTransaction(ports.db, async (trx) => {
    await lockEvent(trx, id);
    const about = { objectType: 'provider-event', objectId: id, at: now };
    return insertAuditOnce(trx, { actor: 'provider', action: 'event.renewal-not-opened', ...about });
  });
  if (first) ports.alert({ event: id, what: 'renewal-not-opened' });
  return 'waiting';
}

/** Only a payment of the same provider: a mark says nothing about others. */
async function transactionOf(
  ports: BillingPorts,
  { provider, transactionId, reference, planReference }: StoredEvent,
): Promise<PaymentTransaction | 'later' | null> {
  const { db } = ports;
  const marked = transactionId === null ? null : await findTransaction(db, transactionId);
  if (marked?.processor === provider) return marked;
  if (reference === null) return null;
  const processor = provider as Processor;
  const named = await findByReference(db, processor, reference);
  if (named !== null || planReference === null) return named;
  const renewal = await openProviderRenewal(ports, { processor, planReference, reference });
  if (!renewal.ok) return renewal.reason === 'later' ? 'later' : null;
  return findTransaction(db, renewal.transactionId);
}

/** Minutes after which a message that still waits has no job any more. */
const leftAfterMinutes = 15;
const atOnce = 100;

/** Works at messages whose job is lost. */
export async function processPendingWebhooks(ports: BillingPorts): Promise<void> {
  const before = new Date(ports.clock().getTime() - leftAfterMinutes * 60_000);
  for (const id of await eventsToReplay(ports.db, { status: 'waiting', before, limit: atOnce })) {
    await processWebhook(ports, id);
  }
}
