import type { Agreement } from '../../agreements/agreement-store.ts';
import { latestVersion } from '../../agreements/version-store.ts';
import type { Transaction } from '../../database/schema.ts';
import { heldInVersion } from '../../wording/held-wording.ts';
import type { BillingPorts } from '../ports.ts';

/** Whether what would be paid carries prescribed wording that the operator has to compare first. */
export async function isHeld(
  { mode }: Pick<BillingPorts, 'mode'>,
  trx: Transaction,
  { id }: Pick<Agreement, 'id'>,
): Promise<boolean> {
  if (mode !== 'production') return false;
  return (await heldInVersion({ mode, db: trx }, await latestVersion(trx, id))).length > 0;
}
