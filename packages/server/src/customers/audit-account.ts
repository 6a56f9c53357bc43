import type { ActivityKind } from '@clausewright/contract';
import { noteActivity } from '../activity/note-activity.ts';
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
  | 'code-failed'
  | 'use-recovery-code'
  | 'codes-on'
  | 'codes-off'
  | 'renew-recovery-codes'
  | 'add-passkey'
  | 'remove-passkey'
  | 'log-in-passkey'
  | 'passkey-copied'
  | 'link-provider'
  | 'log-in-provider'
  | 'ask-email-change'
  | 'change-email'
  | 'end-sessions'
  | 'token-reused'
  | 'confirm'
  | 'new-key'
  | 'revoke-key';

/** What the owner of the account reads of it later; the rest ends with the account. A key is noted by its call. */
const kinds: Readonly<Partial<Record<AccountEvent, ActivityKind>>> = {
  register: 'account-created',
  confirm: 'account-confirmed',
  'log-in': 'logged-in',
  'log-in-failed': 'log-in-failed',
  'log-out': 'logged-out',
  'end-sessions': 'sessions-ended',
  'token-reused': 'token-reused',
  'set-password': 'password-set',
  'reset-password': 'password-reset',
  'change-password': 'password-changed',
  'code-failed': 'code-failed',
  'use-recovery-code': 'recovery-code-used',
  'codes-on': 'codes-on',
  'codes-off': 'codes-off',
  'renew-recovery-codes': 'recovery-codes-renewed',
  'add-passkey': 'passkey-added',
  'remove-passkey': 'passkey-removed',
  'log-in-passkey': 'logged-in',
  'passkey-copied': 'log-in-failed',
  'link-provider': 'provider-linked',
  'log-in-provider': 'logged-in',
  'ask-email-change': 'email-change-asked',
  'change-email': 'email-changed',
  export: 'data-exported',
};

/** Names no account: so the same is asked of the database where there is none. */
const nobody = 'A'.repeat(22);

/** Notes what happened to an account; null is an address that has none. */
export async function auditAccount(
  trx: Transaction,
  event: AccountEvent,
  { actor, accountId, now }: { actor: string; accountId: string | null; now: Date },
): Promise<void> {
  await insertAudit(trx, {
    actor,
    action: `account.${event}`,
    objectType: 'account',
    objectId: accountId ?? 'unknown',
    at: now,
  });
  const kind = kinds[event];
  if (kind === undefined) return;
  const actorId = actor === accountId ? accountId : null;
  await noteActivity(trx, { kind, ownerId: accountId ?? nobody, actorId, by: 'caller', now });
}
