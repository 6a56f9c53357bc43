import type { Transaction } from '../../platform/database/schema.ts';
import { auditAccount } from '../audit-account.ts';
import { type ProviderLink, putLink } from '../provider-link-store.ts';
import { deleteSessionsThrough } from '../sessions/session-store.ts';

/** From then on the provider is believed about this member; false where it means somebody else by the subject. */
export async function confirmLink(trx: Transaction, link: ProviderLink, now: Date): Promise<boolean> {
  const { organisationId, personId } = link;
  const put = await putLink(trx, link, now);
  if (!put.ok) return false;
  // Whom the provider meant before is not the member any more.
  if (put.before === 'another') await deleteSessionsThrough(trx, organisationId, personId);
  await auditAccount(trx, 'link-provider', { actor: personId, accountId: personId, now });
  return true;
}
