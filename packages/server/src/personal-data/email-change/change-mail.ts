import type { Account } from '../../customers/account.ts';
import type { AccountPorts } from '../../customers/accounts/ports.ts';
import { emailChangeLifetime } from '../../customers/email-change-store.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { putInOutbox } from '../../platform/mail/outbox-store.ts';

type MailPorts = Pick<AccountPorts, 'enqueue' | 'publicUrl' | 'operatorName'>;
type Recipient = Pick<Account, 'id' | 'email' | 'language'>;

/** To the new address: whoever opens it, logged in to the account, can make the change. */
export async function mailEmailLink(
  { enqueue, publicUrl, operatorName }: MailPorts,
  trx: Transaction,
  { account, email, secret, now }: { account: Recipient; email: string; secret: string; now: Date },
): Promise<void> {
  await putInOutbox(trx, enqueue, {
    // The id says whose letter it is, wherever it went: it is deleted and taken along with that account.
    eventKey: `email-link:${account.id}:${newId()}`,
    recipient: email,
    language: account.language,
    message: 'email-link',
    facts: {
      service: operatorName,
      link: `${publicUrl}/profile/security/${secret}`,
      hours: emailChangeLifetime / 3_600_000,
    },
    now,
  });
}

/** To whoever has the address that somebody else asked for. */
export async function mailEmailTaken(
  { enqueue, publicUrl, operatorName }: MailPorts,
  trx: Transaction,
  { account: { email, language }, now }: { account: Recipient; now: Date },
): Promise<void> {
  await putInOutbox(trx, enqueue, {
    eventKey: `email-taken:${newId()}`,
    recipient: email,
    language,
    message: 'email-taken',
    facts: { service: operatorName, link: `${publicUrl}/profile/login` },
    now,
  });
}

/** To the present address, before anything has changed: a new password ends the request. */
export async function mailEmailAsked(
  { enqueue, publicUrl, operatorName }: MailPorts,
  trx: Transaction,
  { account: { email, language }, now }: { account: Recipient; now: Date },
): Promise<void> {
  await putInOutbox(trx, enqueue, {
    eventKey: `email-asked:${newId()}`,
    recipient: email,
    language,
    message: 'email-asked',
    facts: { service: operatorName, link: `${publicUrl}/profile/reset-password` },
    now,
  });
}

/** To the address that the account had. It does not name the new one: whoever reads this may be somebody else by now. */
export async function mailEmailChanged(
  { enqueue, operatorName, operator }: MailPorts & Pick<AccountPorts, 'operator'>,
  trx: Transaction,
  { account, now }: { account: Recipient; now: Date },
): Promise<void> {
  await putInOutbox(trx, enqueue, {
    eventKey: `email-changed:${account.id}:${newId()}`,
    recipient: account.email,
    language: account.language,
    message: 'email-changed',
    facts: { service: operatorName, contact: operator.email ?? null },
    now,
  });
}
