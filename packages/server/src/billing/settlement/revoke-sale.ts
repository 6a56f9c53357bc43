import { planStoredAgreement, planStoredVersion } from '../../documents/planning/plan-stored-agreement.ts';
import { priceFacts } from '../../documents/planning/price-facts.ts';
import { type Agreement, findAgreement } from '../../documents/records/agreement-store.ts';
import { findVersion, latestVersion } from '../../documents/records/version-store.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { BillingPorts } from '../ports.ts';
import { revokePlan } from '../plan-periods/revoke-plan.ts';
import type { PaymentTransaction } from '../transactions/transaction-store.ts';
import { removePurchasedLines, servedVersions, setServed, withdrawVersions } from './revoke-store.ts';

/**
 * Takes back what a sale gave: its lines are owned no more. The latest version that was served and holds
 * nothing unpaid goes on being served; where there is none, nothing is. Served versions that hold something
 * unpaid lose their permanent addresses (decision 044). The item is locked.
 */
export async function revokeSale(
  ports: BillingPorts,
  trx: Transaction,
  { quote, id }: PaymentTransaction,
  now: Date,
): Promise<void> {
  if (quote.item.type === 'consent') return revokePlan(ports, trx, { transactionId: id, now });
  await removePurchasedLines(trx, id);
  const agreement = await findAgreement(trx, quote.item.agreementId);
  if (agreement === null) return;
  const at = { db: trx, clock: ports.clock };
  const { plan } = await planStoredAgreement(at, agreement);
  const { kept, unpaid } = await judgeServed(trx, agreement, now);
  await withdrawVersions(trx, unpaid, now);
  const versionId = kept[0] ?? null;
  const latest = await latestVersion(trx, agreement.id);
  // A latest version that costs nothing and was never served waits for its wording: it is still to be finished.
  const isFinished = plan.price.total === 0 && versionId === latest.id;
  await setServed(trx, agreement.id, { status: isFinished ? 'finalized' : 'unfinished', versionId, now });
}

/** Served versions by whether all they hold is free or paid, the newest first. */
async function judgeServed(
  trx: Transaction,
  agreement: Pick<Agreement, 'id' | 'type'>,
  now: Date,
): Promise<{ kept: string[]; unpaid: string[] }> {
  const facts = await priceFacts(trx, agreement.id, now);
  const kept: string[] = [];
  const unpaid: string[] = [];
  for (const versionId of await servedVersions(trx, agreement.id)) {
    const version = await findVersion(trx, versionId);
    if (version === null) continue;
    const { total } = planStoredVersion(agreement.type, version, facts).price;
    (total === 0 ? kept : unpaid).push(versionId);
  }
  return { kept, unpaid };
}
