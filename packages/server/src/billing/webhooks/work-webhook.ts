import type { Processor } from '@clausewright/contract';
import { failpoint } from '../../failpoint.ts';
import type { BillingPorts } from '../ports.ts';
import { mirrorPlan } from '../subscriptions/mirror-plan.ts';
import { openProviderRenewal } from '../subscriptions/open-provider-renewal.ts';
import { collect } from '../transactions/collect.ts';
import {
  findByReference,
  findTransaction,
  type PaymentTransaction,
} from '../transactions/transaction-store.ts';
import { endEvent, eventsToReplay, findEvent, type KeptEvent } from './event-store.ts';

export type Worked = 'done' | 'unknown' | 'unreachable';

/**
 * A message only says that something happened: the provider itself is asked what. Neither the order of
 * messages nor a repeated one can matter. `unreachable`: try again later.
 */
export async function workWebhook(ports: BillingPorts, eventId: string): Promise<Worked> {
  const { db, clock } = ports;
  const event = await findEvent(db, eventId);
  if (event === null || event.status === 'done') return 'done';
  if (event.reference === null && event.planReference !== null) {
    const processor = event.provider as Processor;
    const mirrored = await mirrorPlan(ports, { processor, reference: event.planReference });
    if (mirrored === 'unreachable') return 'unreachable';
    await endEvent(db, eventId, { status: mirrored, now: clock() });
    return mirrored;
  }
  const transaction = await transactionOf(ports, event);
  await failpoint('webhook-found');
  if (transaction === null) {
    await endEvent(db, eventId, { status: 'unknown', now: clock() });
    return 'unknown';
  }
  const reconciled = await collect(ports, transaction.id, 'webhook');
  if (reconciled?.read !== true) return 'unreachable';
  await failpoint('webhook-reconciled');
  await endEvent(db, eventId, { status: 'done', now: clock() });
  return 'done';
}

/** Only a payment of the same provider: a mark says nothing about others. */
async function transactionOf(
  ports: BillingPorts,
  { provider, transactionId, reference, planReference }: KeptEvent,
): Promise<PaymentTransaction | null> {
  const { db } = ports;
  const marked = transactionId === null ? null : await findTransaction(db, transactionId);
  if (marked?.processor === provider) return marked;
  if (reference === null) return null;
  const processor = provider as Processor;
  const named = await findByReference(db, processor, reference);
  if (named !== null || planReference === null) return named;
  const renewal = await openProviderRenewal(ports, { processor, planReference, reference });
  return renewal === null ? null : findTransaction(db, renewal);
}

/** Minutes after which a message that still waits has no job any more. */
const leftAfterMinutes = 15;
const atOnce = 100;

/** Works at messages whose job is lost. */
export async function workLeftWebhooks(ports: BillingPorts): Promise<void> {
  const before = new Date(ports.clock().getTime() - leftAfterMinutes * 60_000);
  for (const id of await eventsToReplay(ports.db, { status: 'waiting', before, limit: atOnce })) {
    await workWebhook(ports, id);
  }
}
