import { requiresApproval } from '../../approvals/approval-store.ts';
import { type Caller, openAgreement } from '../records/agreement-access.ts';
import { type Agreement, findAgreement, lockAgreement } from '../records/agreement-store.ts';
import { hasPurchases } from '../records/purchased-store.ts';
import { latestVersion } from '../records/version-store.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { Refused } from '../../platform/http/envelope.ts';
import { notServedReason } from '../release-gate/not-served-reason.ts';

type OpenPorts = Pick<InstancePorts, 'db' | 'mode' | 'clock'>;

/**
 * An agreement whose newest version is the one that is served, and paid for; where everything waits for approval, the
 * one that waits, so that what was declined can be changed.
 */
export type Editable = Agreement & { currentVersionId: string };
export type OpenedEditable = { ok: true; agreement: Editable } | Refused;

/** The agreement for whoever may edit its texts by hand: premium, nothing unpaid, address confirmed. */
export async function openEditable(ports: OpenPorts, id: string, caller: Caller): Promise<OpenedEditable> {
  const { db } = ports;
  const opened = await openAgreement(db, id, caller, 'change');
  if (!opened.ok) return opened;
  const found = await editable(ports, opened.agreement);
  // What was bought goes with an agreement that somebody deletes meanwhile.
  if (!found.ok && (await findAgreement(db, id)) === null) return { ok: false, reason: 'not-found' };
  return found;
}

/** The same agreement, held against every other writer: it may have changed since it was opened. */
export async function lockEditable(
  { mode, clock }: Pick<OpenPorts, 'mode' | 'clock'>,
  trx: Transaction,
  id: string,
): Promise<OpenedEditable> {
  const locked = await lockAgreement(trx, id);
  return locked === null ? { ok: false, reason: 'not-found' } : editable({ db: trx, mode, clock }, locked);
}

async function editable(ports: OpenPorts, agreement: Agreement): Promise<OpenedEditable> {
  const { currentVersionId } = agreement;
  if (agreement.status !== 'finalized' || currentVersionId === null) {
    const waiting = await waitingVersion(ports, agreement);
    if (!waiting.ok) return waiting;
    return { ok: true, agreement: { ...agreement, currentVersionId: waiting.id } };
  }
  if (!(await hasPurchases(ports.db, agreement.id))) return { ok: false, reason: 'premium-only' };
  return { ok: true, agreement: { ...agreement, currentVersionId } };
}

/** The newest version, where only approval and the press are missing and it would wait again after a change. */
async function waitingVersion(
  ports: OpenPorts,
  agreement: Agreement,
): Promise<{ ok: true; id: string } | Refused> {
  const refused = await notServedReason(ports, agreement);
  const { id, ownerId } = agreement;
  if (refused.reason !== 'waits-for-review' || ownerId === null) return refused;
  if (!(await requiresApproval(ports.db, ownerId))) return refused;
  if (!(await hasPurchases(ports.db, id))) return { ok: false, reason: 'premium-only' };
  return { ok: true, id: (await latestVersion(ports.db, id)).id };
}
