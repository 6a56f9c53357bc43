import type { eraseLogVisitor, ResultOf } from '@clausewright/contract';
import { openConsent } from '../consents/read-consents.ts';
import { insertAudit } from '../../platform/database/audit-store.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { eraseVisitor } from './erase-store.ts';
import type { LogPorts } from './ports.ts';

/** Takes a visitor out of the answers of a site; again, of none. Also without a plan: he has a right to it. */
export async function eraseLoggedVisitor(
  { db, clock }: Pick<LogPorts, 'db' | 'clock'>,
  { session, id, visitor }: { session: Session; id: string; visitor: string },
): Promise<Outcome<ResultOf<typeof eraseLogVisitor>>> {
  const opened = await openConsent({ db }, id, session);
  if (!opened.ok) return opened;
  const { siteId } = opened.consent;
  return inTransaction(db, async (trx) => {
    const erased = await eraseVisitor(trx, siteId, visitor);
    // Not whom: that would keep what was erased.
    const audited = { objectType: 'consent', objectId: id, at: clock() };
    if (erased > 0) {
      await insertAudit(trx, { actor: session.customerId, action: 'consent.erase-visitor', ...audited });
    }
    return { ok: true, value: { erased } };
  });
}
