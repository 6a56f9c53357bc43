import type { Processor } from '../platform/database/billing-schema.ts';
import { findProviderAddress } from './payment-methods/provider-customer-store.ts';
import { findMethodByReference } from './payment-methods/payment-method-store.ts';
import type { BillingPorts } from './ports.ts';
import { findByProviderReference } from '../consent/plans/subscription-store.ts';
import {
  type ProviderTask,
  removeProviderTask,
  waitingProviderTasks,
} from './provider-outbox/provider-outbox-store.ts';

type Ports = Pick<BillingPorts, 'db' | 'clock' | 'providers'>;

/** Days after which nobody is told any more: the keys of the provider are gone, or the provider is. */
const givenUpAfterDays = 30;

/** Tells providers what was decided here; answers how many errands wait on. */
export async function runProviderOutbox(ports: Ports): Promise<number> {
  let left = 0;
  for (const errand of await waitingProviderTasks(ports.db)) {
    const tooOld = ports.clock().getTime() - errand.createdAt.getTime() > givenUpAfterDays * 86_400_000;
    if (tooOld || (await isTold(ports, errand))) await removeProviderTask(ports.db, errand.id);
    else left += 1;
  }
  return left;
}

async function isTold(
  { db, providers }: Ports,
  { processor, errand, reference }: ProviderTask,
): Promise<boolean> {
  const provider = providers.find(processor as Processor);
  if (provider === null) return false;
  if (errand === 'forget-method') {
    // Saved again in the meantime: the same token pays now.
    if ((await findMethodByReference(db, { processor, reference })) !== null) return true;
    return provider.vault === undefined || (await provider.vault.forget(reference)).ok;
  }
  if (errand === 'readdress-customer') {
    // As it is now: a later change is told with it.
    const email = await findProviderAddress(db, { processor, reference });
    return email === null || ((await provider.vault?.readdress?.(reference, email)) ?? { ok: true }).ok;
  }
  if (provider.plans === undefined) return true;
  const subscription = await findByProviderReference(db, { processor, reference });
  const goesOn = subscription !== null && subscription.state !== 'ended' && !subscription.cancelAtPeriodEnd;
  return (await provider.plans[goesOn ? 'resume' : 'cancel'](reference)).ok;
}
