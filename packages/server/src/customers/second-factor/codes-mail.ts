import { newId } from '../../platform/database/ids.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { putInOutbox } from '../../platform/mail/outbox-store.ts';
import type { Account } from '../account.ts';
import type { AccountPorts } from '../accounts/ports.ts';

/** A new password takes no codes away: whoever did not do this needs the operator. */
export async function mailCodesChanged(
  { enqueue, operatorName, operator }: Pick<AccountPorts, 'enqueue' | 'operatorName' | 'operator'>,
  trx: Transaction,
  { account, message, now }: { account: Account; message: 'codes-on' | 'codes-off'; now: Date },
): Promise<void> {
  await putInOutbox(trx, enqueue, {
    eventKey: `${message}:${newId()}`,
    recipient: account.email,
    language: account.language,
    message,
    facts: { service: operatorName, contact: operator.email ?? null },
    now,
  });
}
