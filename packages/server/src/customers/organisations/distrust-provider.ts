import type { Transaction } from '../../platform/database/schema.ts';
import { endVouching } from '../identity-provider-store.ts';
import { deleteLinksOf } from '../provider-link-store.ts';
import { deleteSessionsThrough } from '../sessions/session-store.ts';

/**
 * In the transaction in which a person ceases to own an organisation. Who set the provider may run it, and could go on
 * as any member: so nothing stands that it opened, and another owner tries it before it can be required.
 */
export async function distrustProvider(
  trx: Transaction,
  pair: { organisationId: string; personId: string },
): Promise<void> {
  const providerId = await endVouching(trx, pair);
  if (providerId === null) return;
  await deleteLinksOf(trx, providerId);
  await deleteSessionsThrough(trx, pair.organisationId);
}
