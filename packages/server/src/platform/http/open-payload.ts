import { webcrypto } from 'node:crypto';
import { nonceBytes } from '@clausewright/contract';
import * as z from 'zod/mini';
import { edgeFault } from './faults.ts';
import type { PayloadKeys } from './payload-keys.ts';

const base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/));
const sealedPayload = z.strictObject({
  securePayload: base64,
  /** 384 bytes under RSA-3072. */
  secureKey: base64.check(z.length(512)),
  keyId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
});
const tagBytes = 16;
const keyBytes = 32;

/** The JSON bytes in a sealed payload. Whatever is wrong with it, the refusal is the same. */
export async function openPayload(sealed: unknown, keys: PayloadKeys): Promise<Uint8Array> {
  const parsed = z.safeParse(sealedPayload, sealed);
  if (!parsed.success) throw edgeFault('unreadable-body');
  const privateKey = await keys.find(parsed.data.keyId);
  if (privateKey === null) throw edgeFault('unreadable-body');
  try {
    return await decrypt(parsed.data, privateKey);
  } catch {
    throw edgeFault('unreadable-body');
  }
}

/** WebCrypto works on the thread pool; `privateDecrypt` would hold up every other request. */
async function decrypt(
  { securePayload, secureKey }: z.output<typeof sealedPayload>,
  privateKey: webcrypto.CryptoKey,
): Promise<Uint8Array> {
  const { subtle } = webcrypto;
  const raw = await subtle.decrypt({ name: 'RSA-OAEP' }, privateKey, Buffer.from(secureKey, 'base64'));
  if (raw.byteLength !== keyBytes) throw edgeFault('unreadable-body');
  const key = await subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
  const payload = Buffer.from(securePayload, 'base64');
  if (payload.length < nonceBytes + tagBytes) throw edgeFault('unreadable-body');
  const iv = payload.subarray(0, nonceBytes);
  return new Uint8Array(await subtle.decrypt({ name: 'AES-GCM', iv }, key, payload.subarray(nonceBytes)));
}
