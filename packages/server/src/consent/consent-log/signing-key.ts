/** The key that signs a day's root (Ed25519, RFC 8032): it follows from the instance's secret and never lies in the database. */
import {
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  sign as signBytes,
  verify as verifyBytes,
} from 'node:crypto';
import { hex } from './leaf.ts';
import { sha256 } from './merkle.ts';

export interface SigningKey {
  /** First 16 hex digits of the public key's SHA-256. */
  keyId: string;
  publicKey: Uint8Array;
  sign(text: string): Uint8Array;
}

/** What stands before the raw bytes of a key (RFC 8410). */
const privatePrefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicPrefix = Buffer.from('302a300506032b6570032100', 'hex');

export function signingKey(secret: Uint8Array): SigningKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'clausewright consent log', 32));
  const key = createPrivateKey({ key: Buffer.concat([privatePrefix, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = new Uint8Array(
    createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(publicPrefix.length),
  );
  return {
    keyId: deriveKeyId(publicKey),
    publicKey,
    sign: (text) => new Uint8Array(signBytes(null, Buffer.from(text), key)),
  };
}

export function deriveKeyId(publicKey: Uint8Array): string {
  return hex(sha256(publicKey)).slice(0, 16);
}

export function isSigned(text: string, signature: Uint8Array, publicKey: Uint8Array): boolean {
  return verifyBytes(null, Buffer.from(text), publicKeyOf(publicKey), signature);
}

function publicKeyOf(raw: Uint8Array): KeyObject {
  return createPublicKey({ key: Buffer.concat([publicPrefix, raw]), format: 'der', type: 'spki' });
}
