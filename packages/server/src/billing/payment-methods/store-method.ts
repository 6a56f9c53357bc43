import type { Processor } from '@clausewright/contract';
import { lockAccount } from '../../customers/customer-store.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { VaultedMethod } from '../provider-interface/provider.ts';
import { hasDefault, makeDefault, upsertMethod } from './payment-method-store.ts';

/**
 * Saves a method that a provider vaulted; answers its id. Null where it cannot be kept: the account is gone, or
 * the token is somebody else's.
 */
export async function storeMethod(
  trx: Transaction,
  given: { customerId: string; processor: Processor; method: VaultedMethod; now: Date },
): Promise<string | null> {
  const { customerId, processor, method, now } = given;
  // Held so that two methods saved at once do not both become the default one.
  if ((await lockAccount(trx, customerId)) === null) return null;
  const id = await upsertMethod(trx, { customerId, processor, method, now });
  if (id !== null && !(await hasDefault(trx, customerId))) await makeDefault(trx, customerId, id);
  return id;
}
