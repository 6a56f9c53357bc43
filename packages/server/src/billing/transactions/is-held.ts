import type { Agreement } from '../../documents/records/agreement-store.ts';
import { latestVersion } from '../../documents/records/version-store.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { withheldInVersion } from '../../documents/release-gate/release-gate.ts';
import type { BillingPorts } from '../ports.ts';

/** Whether what would be paid carries prescribed wording that the operator has to compare first. */
export async function isHeld(
  { mode }: Pick<BillingPorts, 'mode'>,
  trx: Transaction,
  { id }: Pick<Agreement, 'id'>,
): Promise<boolean> {
  if (mode !== 'production') return false;
  return (await withheldInVersion({ mode, db: trx }, await latestVersion(trx, id))).length > 0;
}
