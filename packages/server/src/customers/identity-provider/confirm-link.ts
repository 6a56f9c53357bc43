import type { Transaction } from '../../platform/database/schema.ts';
import { newId } from '../../platform/database/ids.ts';
import { putInOutbox } from '../../platform/mail/outbox-store.ts';
import type { Account } from '../account.ts';
import { auditAccount } from '../audit-account.ts';
import { type ProviderLink, putLink } from '../provider-link-store.ts';
import { deleteSessionsThrough } from '../sessions/session-store.ts';
import type { ProviderPorts } from './ports.ts';

interface Confirmed {
  link: ProviderLink;
  person: Account;
  organisation: Account;
  now: Date;
}

/** From then on the provider is believed about this member; false where it means somebody else by the subject. */
export async function confirmLink(
  {
    enqueue,
    operatorName: service,
    publicUrl,
  }: Pick<ProviderPorts, 'enqueue' | 'operatorName' | 'publicUrl'>,
  trx: Transaction,
  { link, person, organisation, now }: Confirmed,
): Promise<boolean> {
  const { organisationId, personId } = link;
  const put = await putLink(trx, link, now);
  if (!put.ok) return false;
  // Whom the provider meant before is not the member any more.
  if (put.before === 'another') await deleteSessionsThrough(trx, organisationId, personId);
  if (put.before !== 'same') {
    // A way in that lasts: whoever did not make it takes the account back, which ends it.
    await putInOutbox(trx, enqueue, {
      eventKey: `provider-linked:${newId()}`,
      recipient: person.email,
      language: person.language,
      message: 'provider-linked',
      facts: {
        service,
        organisation: organisation.organisation ?? '',
        link: `${publicUrl}/profile/reset-password`,
      },
      now,
    });
  }
  await auditAccount(trx, 'link-provider', { actor: personId, accountId: personId, now });
  return true;
}
