import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { SealedSecret } from './backup-format.ts';

/** RFC 7914; 128 MiB and about half a second for each guess at a passphrase. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 };

const derive = promisify<string, Uint8Array, number, typeof cost, Buffer>(scrypt);
const keyOf = (passphrase: string, salt: Uint8Array) => derive(passphrase.normalize('NFC'), salt, 32, cost);

/** Puts a secret under a passphrase (scrypt, AES-256-GCM). */
export async function sealSecret(secret: Uint8Array, passphrase: string): Promise<SealedSecret> {
  const salt = randomBytes(16);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(passphrase, salt), iv);
  const content = Buffer.concat([cipher.update(secret), cipher.final()]);
  const text = (bytes: Buffer): string => bytes.toString('base64');
  return { salt: text(salt), iv: text(iv), tag: text(cipher.getAuthTag()), content: text(content) };
}

/** The secret; null where the passphrase is another one. */
export async function openSecret(sealed: SealedSecret, passphrase: string): Promise<Uint8Array | null> {
  const bytes = (text: string): Buffer => Buffer.from(text, 'base64');
  const key = await keyOf(passphrase, bytes(sealed.salt));
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes(sealed.iv), { authTagLength: 16 });
    decipher.setAuthTag(bytes(sealed.tag));
    return new Uint8Array(Buffer.concat([decipher.update(bytes(sealed.content)), decipher.final()]));
  } catch {
    return null;
  }
}

/** Tells one secret from another and nothing else of it. */
export function secretId(secret: Uint8Array): string {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, '', 'clausewright backup', 32));
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
