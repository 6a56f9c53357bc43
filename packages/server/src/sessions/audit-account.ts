import { insertAudit } from '../database/audit-store.ts';
import type { Transaction } from '../database/schema.ts';

type AccountEvent =
  | 'logged-in'
  | 'login-failed'
  | 'logged-out'
  | 'password-changed'
  | 'sessions-ended'
  | 'token-reused'
  | 'confirmed';

/** Notes what happened to an account; null is an address that has none. */
export function auditAccount(
  trx: Transaction,
  event: AccountEvent,
  { actor, accountId, now }: { actor: string; accountId: string | null; now: Date },
): Promise<void> {
  return insertAudit(trx, {
    actor,
    action: `customer.${event}`,
    objectType: 'customer',
    objectId: accountId ?? 'unknown',
    at: now,
  });
}
