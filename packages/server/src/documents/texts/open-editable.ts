import { type Caller, openAgreement } from '../records/agreement-access.ts';
import { type Agreement, findAgreement, lockAgreement } from '../records/agreement-store.ts';
import { hasPurchases } from '../records/purchased-store.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { Refused } from '../../platform/http/envelope.ts';
import { notServedReason } from '../release-gate/not-served-reason.ts';

type OpenPorts = Pick<InstancePorts, 'db' | 'mode' | 'clock'>;

/** An agreement whose newest version is the one that is served, and paid for. */
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
    return notServedReason(ports, agreement);
  }
  if (!(await hasPurchases(ports.db, agreement.id))) return { ok: false, reason: 'premium-only' };
  return { ok: true, agreement: { ...agreement, currentVersionId } };
}
