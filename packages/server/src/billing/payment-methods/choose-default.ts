import { lockAccount } from '../../customers/customer-store.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import type { BillingPorts } from '../ports.ts';
import { payLivePlansWith } from '../../consent/plans/subscription-store.ts';
import { findMethod, findMethodByReference, makeDefault, type SavedMethod } from './payment-method-store.ts';

/** Our id of a method, or the name that its provider gives it. */
export type MethodName = { id: string } | { processor: 'stripe' | 'braintree'; reference: string };

/** Makes an own method the one that is offered first; from now on it pays the plans that we renew. */
export async function chooseDefault(
  { db, clock }: Pick<BillingPorts, 'db' | 'clock'>,
  session: Session,
  name: MethodName,
): Promise<Outcome<SavedMethod>> {
  return inTransaction(db, async (trx): Promise<Outcome<SavedMethod>> => {
    const opened = await lockOwnMethod(trx, session, name);
    if (!opened.ok) return opened;
    const { id, processor } = opened.method;
    await makeDefault(trx, session.customerId, id);
    const { customerId } = session;
    await payLivePlansWith(trx, { customerId, methodId: id, processor, now: clock() });
    return { ok: true, value: opened.method };
  });
}

/** The method, with its account held against every other change. */
export async function lockOwnMethod(
  trx: Transaction,
  session: Session,
  name: MethodName,
): Promise<{ ok: true; method: SavedMethod } | Refused> {
  if ((await lockAccount(trx, session.customerId)) === null)
    return { ok: false, reason: 'not-authenticated' };
  const method = 'id' in name ? await findMethod(trx, name.id) : await findMethodByReference(trx, name);
  return method === null || method.customerId !== session.customerId
    ? { ok: false, reason: 'not-found' }
    : { ok: true, method };
}
