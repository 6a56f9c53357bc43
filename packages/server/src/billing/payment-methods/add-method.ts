import type { PaymentMethod } from '@clausewright/contract';
import { findAccount } from '../../customers/customer-store.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import type { BillingPorts } from '../ports.ts';
import type { Vault } from '../provider-interface/provider.ts';
import { describeMethod } from './describe-method.ts';
import { storeMethod } from './store-method.ts';
import { findMethod, type VaultProcessor } from './payment-method-store.ts';
import { saveProviderCustomer, findProviderCustomer } from './provider-customer-store.ts';

type Ports = Pick<BillingPorts, 'db' | 'clock' | 'providers'>;
type Entered = { ok: true; vault: Vault; customerReference: string };

/** The vault of a provider, and the caller's name in it, which is made where there is none yet. */
export async function enterVault(
  { db, providers }: Ports,
  session: Session,
  processor: VaultProcessor,
): Promise<Entered | Exclude<Outcome<never>, { ok: true }>> {
  const vault = providers.findOffered(processor)?.vault;
  if (vault === undefined) return { ok: false, reason: 'processor-unavailable' };
  const { customerId } = session;
  const account = await findAccount(db, customerId);
  if (account === null) return { ok: false, reason: 'not-authenticated' };
  const known = await findProviderCustomer(db, { customerId, processor });
  const customer = await vault.customer({ id: customerId, email: account.email, reference: known });
  if (!customer.ok) return { ok: false, reason: 'payment-method-not-added' };
  await saveProviderCustomer(db, { customerId, processor, reference: customer.reference });
  const kept = await findProviderCustomer(db, { customerId, processor });
  return { ok: true, vault, customerReference: kept ?? customer.reference };
}

/** Saves a method that the browser proves, whoever the provider is. */
export async function addMethod(
  ports: Ports,
  session: Session,
  { processor, proof }: { processor: VaultProcessor; proof: Parameters<Vault['save']>[1] },
): Promise<Outcome<{ method: PaymentMethod }>> {
  const entered = await enterVault(ports, session, processor);
  if (!entered.ok) return entered;
  const saved = await entered.vault.save(entered.customerReference, proof);
  if (!saved.ok) return { ok: false, reason: 'payment-method-not-added' };
  const { db, clock } = ports;
  const now = clock();
  return inTransaction(db, async (trx): Promise<Outcome<{ method: PaymentMethod }>> => {
    const given = { customerId: session.customerId, processor, method: saved.method, now };
    const id = await storeMethod(trx, given);
    const kept = id === null ? null : await findMethod(trx, id);
    if (kept === null) return { ok: false, reason: 'payment-method-not-added' };
    return { ok: true, value: { method: describeMethod(kept, now) } };
  });
}
