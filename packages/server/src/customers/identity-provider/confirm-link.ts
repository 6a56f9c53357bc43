import type { Transaction } from '../../platform/database/schema.ts';
import { auditAccount } from '../audit-account.ts';
import { type ProviderLink, putLink } from '../provider-link-store.ts';

/** From then on the provider is believed about this member; false where it means somebody else by the subject. */
export async function confirmLink(trx: Transaction, link: ProviderLink, now: Date): Promise<boolean> {
  if (!(await putLink(trx, link, now)).ok) return false;
  await auditAccount(trx, 'link-provider', { actor: link.personId, accountId: link.personId, now });
  return true;
}
