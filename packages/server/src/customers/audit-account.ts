import { insertAudit } from '../platform/database/audit-store.ts';
import type { Transaction } from '../platform/database/schema.ts';

type AccountEvent =
  | 'register'
  | 'set-password'
  | 'reset-password'
  | 'export'
  | 'delete'
  | 'expire'
  | 'log-in'
  | 'log-in-failed'
  | 'log-out'
  | 'change-password'
  | 'end-sessions'
  | 'token-reused'
  | 'confirm';

/** Notes what happened to an account; null is an address that has none. */
export function auditAccount(
  trx: Transaction,
  event: AccountEvent,
  { actor, accountId, now }: { actor: string; accountId: string | null; now: Date },
): Promise<void> {
  return insertAudit(trx, {
    actor,
    action: `account.${event}`,
    objectType: 'account',
    objectId: accountId ?? 'unknown',
    at: now,
  });
}
