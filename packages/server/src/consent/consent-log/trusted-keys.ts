import type { Database, Transaction } from '../../platform/database/schema.ts';
import { lastDayRoot, logKeys } from './day-root-store.ts';
import { deriveKeyId, type SigningKey } from './signing-key.ts';

/**
 * Keys by which an instance knows as its own what no day was signed with yet: the present one, and that of the newest day, from
 * before the secret was changed. Anybody who may write to the database can add others.
 */
export async function trustedKeys(
  db: Database | Transaction,
  { publicKey }: Pick<SigningKey, 'publicKey'>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const trusted = new Map([[deriveKeyId(publicKey), publicKey]]);
  const newest = (await lastDayRoot(db))?.keyId;
  const earlier = newest === undefined ? undefined : (await logKeys(db)).get(newest);
  return newest === undefined || earlier === undefined ? trusted : trusted.set(newest, earlier);
}
