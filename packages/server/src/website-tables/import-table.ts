import type { BodyOf, importWebsiteTable as call, ResultOf } from '@clausewright/contract';
import { noteActivity } from '../activity/note-activity.ts';
import { lockAccount } from '../customers/customer-store.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Outcome } from '../platform/http/envelope.ts';
import { personOf, type Session } from '../platform/http/session.ts';
import { countRows } from './plan-rows.ts';
import { openTable, planTable, type TablePorts } from './preview-table.ts';
import { lastTable, saveLastTable, writeRows } from './website-table-store.ts';

/** Does what a preview showed, once per request; nothing where things stand otherwise than it showed. */
export async function importTable(
  ports: TablePorts,
  { session, body }: { session: Session; body: BodyOf<typeof call> },
): Promise<Outcome<ResultOf<typeof call>>> {
  const { request_id: requestId, preview, ...given } = body;
  const ownerId = session.customerId;
  const read = await openTable(given, ports, session);
  if (!read.ok) return read;
  const now = ports.clock();
  return inTransaction(ports.db, async (trx): Promise<Outcome<ResultOf<typeof call>>> => {
    // Held, so that of two presses at once the second sees what the first did.
    if ((await lockAccount(trx, ownerId)) === null) return { ok: false, reason: 'not-authenticated' };
    const last = await lastTable(trx, ownerId);
    if (last?.requestId === requestId) {
      if (last.preview !== preview) return { ok: false, reason: 'table-changed' };
      return { ok: true, value: { counts: last.counts } };
    }
    const plan = await planTable(trx, { ownerId, rows: read.opened.rows, held: true });
    if (!plan.ok) return plan;
    if (plan.preview !== preview) return { ok: false, reason: 'table-changed' };
    const counts = countRows(plan.planned);
    await writeRows(trx, ownerId, { rows: plan.planned, now });
    await saveLastTable(trx, ownerId, { requestId, preview, counts });
    await noteActivity(trx, {
      kind: 'websites-imported',
      ownerId,
      actorId: personOf(session),
      name: `+${counts.made} ~${counts.changed} -${counts.removed}`,
      by: 'caller',
      now,
    });
    // The first looks need not wait for the next round.
    if (counts.scans > 0) await ports.enqueue(trx, 'order-due-scans', {});
    return { ok: true, value: { counts } };
  });
}
