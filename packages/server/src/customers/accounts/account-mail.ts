import { newId } from '../../platform/database/ids.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { MessageFacts } from '../../platform/mail/email-writers.ts';
import { putInOutbox } from '../../platform/mail/outbox-store.ts';
import { countLinks, endLinks, insertLink, linkLifetime } from '../account-link-store.ts';
import type { Account } from '../account.ts';
import type { AccountPorts } from './ports.ts';

type MailPorts = Pick<AccountPorts, 'enqueue' | 'publicUrl' | 'operatorName'>;
type Recipient = Pick<Account, 'id' | 'email' | 'language'>;
type AccountMessage = 'activation' | 'reset' | 'account-deleted';

/** Letters with a link that one recipient gets in an hour; further ones are not written. */
const mostInAnHour = 3;
const hour = 3_600_000;

/** A new activation link; the earlier ones stay good, whichever letter is opened. */
export async function mailActivation(
  ports: MailPorts,
  trx: Transaction,
  { account, now }: { account: Recipient; now: Date },
): Promise<void> {
  if (await hadEnough(trx, account.id, 'activation', now)) return;
  const secret = await insertLink(trx, { accountId: account.id, purpose: 'activation', now });
  await mail(ports, trx, account, now, 'activation', {
    service: ports.operatorName,
    link: `${ports.publicUrl}/profile/activate-account/${secret}`,
    days: linkLifetime.activation / 86_400_000,
  });
}

/** A new reset link, which ends the earlier ones. */
export async function mailReset(
  ports: MailPorts,
  trx: Transaction,
  { account, now }: { account: Recipient; now: Date },
): Promise<void> {
  if (await hadEnough(trx, account.id, 'reset', now)) return;
  await endLinks(trx, { accountId: account.id, purpose: 'reset', now });
  const secret = await insertLink(trx, { accountId: account.id, purpose: 'reset', now });
  await mail(ports, trx, account, now, 'reset', {
    service: ports.operatorName,
    link: `${ports.publicUrl}/profile/reset-password/${secret}`,
    minutes: linkLifetime.reset / 60_000,
  });
}

export async function mailDeleted(
  ports: MailPorts,
  trx: Transaction,
  { account, now }: { account: Recipient; now: Date },
): Promise<void> {
  await mail(ports, trx, account, now, 'account-deleted', { service: ports.operatorName });
}

async function hadEnough(
  trx: Transaction,
  accountId: string,
  purpose: 'activation' | 'reset',
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - hour);
  return (await countLinks(trx, { accountId, purpose, since })) >= mostInAnHour;
}

/** Every letter is its own event: the transaction that it stands in happens once. The key names nobody. */
async function mail<Name extends AccountMessage>(
  { enqueue }: MailPorts,
  trx: Transaction,
  { email, language }: Recipient,
  now: Date,
  message: Name,
  facts: MessageFacts[Name],
): Promise<void> {
  const eventKey = `${message}:${newId()}`;
  await putInOutbox(trx, enqueue, { eventKey, recipient: email, language, message, facts, now });
}
