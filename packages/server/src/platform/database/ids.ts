import { createHash, randomBytes } from 'node:crypto';

/** A random id of 128 bits, base64url, 22 characters: safe in an address, no secret. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** A secret of 256 bits, base64url, 43 characters. Only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 of a token, as the columns `*_hash` of type bytea hold it. */
export function hashToken(token: string): Uint8Array {
  return new Uint8Array(createHash('sha256').update(token).digest());
}
