import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Account } from '../account.ts';
import { findAccount } from '../customer-store.ts';
import { newToken } from '../../platform/database/ids.ts';
import type { Transaction } from '../../platform/database/schema.ts';

type Known = Pick<Account, 'id' | 'devicesEnded'>;

/**
 * What a browser keeps that logged in or set a password: it shows that later tries from there are those of the owner,
 * and draw from an allowance that no stranger can use up. It opens nothing and names nobody. Whoever changes the
 * password or ends all sessions makes those of all other browsers worth nothing; a password that is only hashed anew
 * is the same one.
 */
export function newDevice(secret: Uint8Array, account: Known): string {
  const name = newToken();
  return `${name}.${proofOf(secret, account, name)}`;
}

/** One that holds from the end of this transaction on, after whatever it ended. */
export async function issueDevice(
  trx: Transaction,
  { secret }: { secret: Uint8Array },
  accountId: string,
): Promise<{ device?: string }> {
  const account = await findAccount(trx, accountId);
  return account === null ? {} : { device: newDevice(secret, account) };
}

/** The name of the device that the text proves for this account; null where it proves none. */
export function knownDevice(
  secret: Uint8Array,
  account: Known | null,
  device: string | undefined,
): string | null {
  const [name, proof] = device?.split('.') ?? [];
  if (account === null || name === undefined || proof === undefined) return null;
  const expected = Buffer.from(proofOf(secret, account, name));
  const given = Buffer.from(proof);
  return given.length === expected.length && timingSafeEqual(given, expected) ? name : null;
}

function proofOf(secret: Uint8Array, { id, devicesEnded }: Known, name: string): string {
  return createHmac('sha256', secret).update(`device:${id}:${devicesEnded}:${name}`).digest('base64url');
}
