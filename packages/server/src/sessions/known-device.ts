import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Account } from '../accounts/account.ts';
import { newToken } from '../database/ids.ts';

/**
 * What a browser keeps that logged in once: it shows that later tries from there are those of the owner, and draw
 * from an allowance that no stranger can use up. It opens nothing, names nobody, and ends with the password: a reset
 * or a change makes it worth nothing.
 */
export function newDevice(secret: Uint8Array, account: Account): string {
  const name = newToken();
  return `${name}.${proofOf(secret, account, name)}`;
}

/** The name of the device that the text proves for this account; null where it proves none. */
export function knownDevice(
  secret: Uint8Array,
  account: Account | null,
  device: string | undefined,
): string | null {
  const [name, proof] = device?.split('.') ?? [];
  if (account === null || name === undefined || proof === undefined) return null;
  const expected = Buffer.from(proofOf(secret, account, name));
  const given = Buffer.from(proof);
  return given.length === expected.length && timingSafeEqual(given, expected) ? name : null;
}

function proofOf(secret: Uint8Array, { id, passwordHash }: Account, name: string): string {
  return createHmac('sha256', secret)
    .update(`device:${id}:${passwordHash ?? ''}:${name}`)
    .digest('base64url');
}
