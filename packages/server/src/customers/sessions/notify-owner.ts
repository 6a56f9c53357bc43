import type { Account } from '../account.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { putInOutbox } from '../../platform/mail/outbox-store.ts';
import type { SessionPorts } from './ports.ts';

type OwnerMessage =
  | 'password-changed'
  | 'session-reused'
  | 'recovery-code-used'
  | 'recovery-codes-renewed'
  | 'codes-guessed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-copied';

/** Writes to the owner of an account what happened to it, in the transaction in which it happens. */
export async function notifyOwner(
  trx: Transaction,
  { enqueue, operatorName, publicUrl }: Pick<SessionPorts, 'enqueue' | 'operatorName' | 'publicUrl'>,
  account: Pick<Account, 'email' | 'language'>,
  /** `event`: an id of what happened; the same one is written about once. */
  { message, event, now }: { message: OwnerMessage; event: string; now: Date },
): Promise<void> {
  await putInOutbox(trx, enqueue, {
    eventKey: `${message}:${event}`,
    recipient: account.email,
    language: account.language,
    message,
    // Whoever did not do it takes the account back with a new password.
    facts: { service: operatorName, link: `${publicUrl}/profile/reset-password` },
    now,
  });
}
