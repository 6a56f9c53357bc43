import { insertAudit } from '../../platform/database/audit-store.ts';
import { allOrNothing } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import { type Caller, openAgreement } from '../records/agreement-access.ts';
import { lockAgreement } from '../records/agreement-store.ts';
import { removeAgreements } from '../records/delete-agreement-store.ts';
import type { DocumentPorts } from '../ports.ts';
import { refuseOnConflict } from '../../platform/refuse-on-conflict.ts';

type Deleted = Outcome<Record<string, never>>;

/**
 * Deletes an agreement for its owner or for who holds its token; nothing brings it back. An open payment that
 * waits for the person is cancelled; one that may be moving money, or that a bank disputes, keeps its
 * agreement. Asked a second time, the agreement is unknown like any other that is gone.
 */
export async function deleteAgreement(
  ports: DocumentPorts,
  { id, caller }: { id: string; caller: Caller },
): Promise<Deleted> {
  const opened = await openAgreement(ports.db, id, caller, 'change');
  if (!opened.ok) return opened;
  const actor = caller.session?.customerId ?? 'visitor';
  return refuseOnConflict('delete-failed', () =>
    allOrNothing(ports.db, (trx) => deleteWithin(ports, trx, { id, actor })),
  );
}

async function deleteWithin(
  ports: DocumentPorts,
  trx: Transaction,
  { id, actor }: { id: string; actor: string },
): Promise<Deleted> {
  const now = ports.clock();
  if ((await lockAgreement(trx, id)) === null) return { ok: false, reason: 'not-found' };
  // What was sold is evidence until the bank has decided.
  if (await ports.sales.isDisputed(trx, 'agreement', id)) return { ok: false, reason: 'delete-failed' };
  const item = { itemType: 'agreement', itemId: id } as const;
  if (!(await ports.sales.cancelPayment(ports, trx, item, { because: 'agreement-deleted', now }))) {
    return { ok: false, reason: 'payment-in-progress' };
  }
  await removeAgreements(trx, { agreementIds: [id], now });
  await insertAudit(trx, {
    actor,
    action: 'agreement.delete',
    objectType: 'agreement',
    objectId: id,
    at: now,
  });
  return { ok: true, value: {} };
}
