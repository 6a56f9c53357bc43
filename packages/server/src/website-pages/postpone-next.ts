import type { postponeNext as call, ResultOf } from '@clausewright/contract';
import type { Outcome } from '../platform/http/envelope.ts';
import type { Session } from '../platform/http/session.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { InstancePorts } from '../platform/ports.ts';
import { lockPostponed, savePostponed } from './website-page-store.ts';

const daysOff = 14;

/** Puts a step off for 14 days, or takes that back. What is over is forgotten. */
export async function postponeNext(
  { db, clock }: Pick<InstancePorts, 'db' | 'clock'>,
  { session, id, key, undo }: { session: Session; id: string; key: string; undo: boolean },
): Promise<Outcome<ResultOf<typeof call>>> {
  const now = clock();
  return inTransaction(db, async (trx) => {
    const before = await lockPostponed(trx, id, session.customerId);
    if (before === null) return { ok: false, reason: 'not-found' };
    const open = Object.entries(before).filter(([one, until]) => one !== key && until > now.toISOString());
    const until = new Date(now.getTime() + daysOff * 86_400_000).toISOString();
    await savePostponed(trx, id, Object.fromEntries(undo ? open : [...open, [key, until]]));
    return { ok: true, value: {} };
  });
}
