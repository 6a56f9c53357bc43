import type { confirmProviderLink as call, ResultOf } from '@clausewright/contract';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { newToken } from '../../platform/database/ids.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import { putInOutbox } from '../../platform/mail/outbox-store.ts';
import type { Account } from '../account.ts';
import { lockAccount } from '../customer-store.ts';
import type { StoredProvider } from '../identity-provider-store.ts';
import { letterLifetime, type ProviderLink, putLetter, takeLetter } from '../provider-link-store.ts';
import { confirmLink } from './confirm-link.ts';
import type { ProviderPorts } from './ports.ts';

interface Letter {
  person: Account;
  organisation: Account;
  provider: StoredProvider;
  link: ProviderLink;
  now: Date;
}

/** To the address of the account, which no provider can read. */
export async function mailLink(
  { enqueue, operatorName, publicUrl }: ProviderPorts,
  trx: Transaction,
  { person, organisation, provider, link, now }: Letter,
): Promise<void> {
  const secret = newToken();
  const id = await putLetter(trx, secret, { link, now });
  await putInOutbox(trx, enqueue, {
    eventKey: `provider-link:${id}`,
    recipient: person.email,
    language: person.language,
    message: 'provider-link',
    facts: {
      service: operatorName,
      organisation: organisation.organisation ?? '',
      provider: new URL(provider.issuer).host,
      link: `${publicUrl}/profile/login/${secret}`,
      minutes: letterLifetime / 60_000,
    },
    now,
  });
}

/** By the letter alone no session opens: whoever confirms logs in by the provider then. */
export async function confirmByLetter(
  ports: ProviderPorts,
  secret: string,
): Promise<Outcome<ResultOf<typeof call>>> {
  const { db, clock } = ports;
  const now = clock();
  return inTransaction(db, async (trx): Promise<Outcome<ResultOf<typeof call>>> => {
    const link = await takeLetter(trx, secret, now);
    if (link === null) return again;
    const organisation = await lockAccount(trx, link.organisationId);
    const person = await lockAccount(trx, link.personId);
    if (organisation === null || person === null) return again;
    if (!(await confirmLink(ports, trx, { link, person, organisation, now }))) return again;
    const { id, organisation: name } = organisation;
    return { ok: true, value: { organisation: { id, name: name ?? '' } } };
  });
}

const again: Refused = { ok: false, reason: 'provider-begin-again' };
