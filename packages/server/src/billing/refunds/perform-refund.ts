import { inTransaction } from '../../platform/database/in-transaction.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { insertAudit } from '../../platform/database/audit-store.ts';
import type { BillingPorts } from '../ports.ts';
import type { RefundAnswer } from '../provider-interface/provider.ts';
import { joinFacts, noFacts } from '../transactions/facts.ts';
import { lockItem } from '../transactions/items.ts';
import { toProviderOrder } from '../transactions/provider-order.ts';
import { settle } from '../settlement/settle.ts';
import { findTransaction, lockTransaction } from '../transactions/transaction-store.ts';
import { noteForeignRefund, noteRefund } from '../settlement/note-refund.ts';
import { changeRefund, findRefund, type Refund, sumRefunds } from '../settlement/refund-store.ts';

export type Performed =
  | { ok: true; refund: Refund }
  | { ok: false; reason: 'not-found' | 'processor-unavailable' | 'unreachable' }
  | { ok: false; reason: 'refused'; message: string };

/**
 * Gives back what a refund asks for; its id is the provider's key, so that repeating it gives nothing back
 * twice. Money of a payment that no provider took is given back by hand: that is noted at once.
 */
export async function performRefund(ports: BillingPorts, refundId: string): Promise<Performed> {
  const { db } = ports;
  const refund = await findRefund(db, refundId);
  const transaction = refund === null ? null : await findTransaction(db, refund.transactionId);
  if (refund === null || transaction === null) return { ok: false, reason: 'not-found' };
  if (refund.status !== 'requested') return { ok: true, refund };
  const { processor, currency } = transaction;
  const byHand = processor === 'operator' || processor === 'none';
  const provider = byHand ? null : ports.providers.find(processor);
  if (provider === null && !byHand) return { ok: false, reason: 'processor-unavailable' };
  const { id, amount } = refund;
  const answer: RefundAnswer =
    provider === null
      ? { ok: true, reference: id, done: true }
      : await provider.refund(await toProviderOrder(ports, transaction), { id, amount, currency });
  await failpoint('refund-asked');
  if (!answer.ok && answer.reason === 'unreachable') return { ok: false, reason: 'unreachable' };
  await writeAnswer(ports, refund, answer);
  await failpoint('refund-committed');
  if (!answer.ok) return { ok: false, reason: 'refused', message: answer.message };
  return { ok: true, refund: (await findRefund(db, id)) ?? refund };
}

async function writeAnswer(ports: BillingPorts, refund: Refund, answer: RefundAnswer): Promise<void> {
  const now = ports.clock();
  const { id, transactionId } = refund;
  const alerts = await inTransaction(ports.db, async (trx) => {
    const found = await findTransaction(trx, transactionId);
    if (found === null) return [];
    const item = await lockItem(trx, found);
    const before = await lockTransaction(trx, transactionId);
    if (before === null) return [];
    if (!answer.ok) {
      await changeRefund(trx, id, { status: 'failed', reference: null, now });
      const about = { objectType: 'transaction', objectId: transactionId, at: now };
      await insertAudit(trx, { actor: 'provider', action: 'transaction.refund-failed', ...about });
      // What went back meanwhile, and looked like this refund, was somebody else's.
      await noteForeignRefund(ports, trx, { transaction: before, now });
      return [{ transaction: transactionId, what: 'refund-failed' } as const];
    }
    const status = answer.done ? 'done' : 'requested';
    if (!(await changeRefund(trx, id, { status, reference: answer.reference, now }))) return [];
    if (!answer.done) return [];
    await noteRefund(ports, trx, { transaction: before, refund, now });
    const { done } = await sumRefunds(trx, transactionId);
    const settled = await settle(ports, trx, {
      before,
      item,
      change: {
        source: 'own',
        facts: joinFacts(before.facts, { ...noFacts, refunded: done }),
        mismatch: null,
        reference: before.reference,
        method: null,
        planReference: null,
        readAt: before.readAt,
        chargingUntil: before.chargingUntil,
        actor: refund.reason === 'operator' ? 'operator' : 'provider',
        now,
      },
    });
    await failpoint('refund-written');
    return settled.alerts;
  });
  for (const alert of alerts) ports.alert(alert);
}
