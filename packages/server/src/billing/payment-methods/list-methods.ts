import type { listPaymentMethods, ResultOf } from '@clausewright/contract';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import type { BillingPorts } from '../ports.ts';
import { describeMethod } from './describe-method.ts';
import { listSavedMethods, type VaultProcessor } from './payment-method-store.ts';

export type MethodList = ResultOf<typeof listPaymentMethods>;

/** Own saved methods, the default one first. */
export async function listMethods(
  { db, clock }: Pick<BillingPorts, 'db' | 'clock'>,
  session: Session,
): Promise<Outcome<MethodList>> {
  const methods = await listSavedMethods(db, session.customerId);
  return { ok: true, value: { methods: methods.map((one) => describeMethod(one, clock())) } };
}

/** Those of one provider, under the names that it gives them: specification 3, token or payment_method_id. */
export async function listProviderMethods(
  { db, clock }: Pick<BillingPorts, 'db' | 'clock'>,
  session: Session,
  processor: VaultProcessor,
): Promise<Outcome<MethodList>> {
  const methods = (await listSavedMethods(db, session.customerId)).filter(
    (one) => one.processor === processor,
  );
  const described = methods.map((one) => ({ ...describeMethod(one, clock()), id: one.reference }));
  return { ok: true, value: { methods: described } };
}
