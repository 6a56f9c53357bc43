import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { addToProviderOutbox } from '../provider-outbox/provider-outbox-store.ts';
import type { BillingPorts } from '../ports.ts';
import { isPayingPlan } from '../../consent/plans/subscription-store.ts';
import { lockOwnMethod } from './choose-default.ts';
import { deleteMethod, makeDefault, listSavedMethods } from './payment-method-store.ts';

/** Forgets an own method here at once, and at its provider by a job. */
export async function forgetMethod(
  { db, clock, enqueue }: Pick<BillingPorts, 'db' | 'clock' | 'enqueue'>,
  session: Session,
  id: string,
): Promise<Outcome<object>> {
  return inTransaction(db, async (trx): Promise<Outcome<object>> => {
    const opened = await lockOwnMethod(trx, session, { id });
    if (!opened.ok) return opened;
    if (await isPayingPlan(trx, id)) return { ok: false, reason: 'method-in-use' };
    const { processor, reference, isDefault } = opened.method;
    await deleteMethod(trx, id);
    const [next] = isDefault ? await listSavedMethods(trx, session.customerId) : [];
    if (next !== undefined) await makeDefault(trx, session.customerId, next.id);
    await addToProviderOutbox(trx, enqueue, [{ processor, errand: 'forget-method', reference }], clock());
    return { ok: true, value: {} };
  });
}
