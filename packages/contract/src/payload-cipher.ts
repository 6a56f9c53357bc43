/**
 * Seals the body of a call (specification 7): AES-256-GCM under a random key, the key under the
 * server's RSA-3072 key. It keeps bodies out of proxy logs; it does not replace TLS.
 */

/** Public half of the server's payload key, as `GET /public/payload-key` gives it. */
export interface PayloadKey {
  keyId: string;
  jwk: { kty: 'RSA'; n: string; e: string };
}
export interface SealedPayload {
  /** base64 of nonce (16 bytes), ciphertext and tag (16 bytes). */
  securePayload: string;
  /** base64 of the AES key under RSA-OAEP-SHA-256. */
  secureKey: string;
  keyId: string;
}

export const nonceBytes = 16;

/** The little of the Web Crypto API that is used: this package knows neither DOM nor Node. */
interface Subtle {
  generateKey(algorithm: object, extractable: boolean, uses: string[]): Promise<object>;
  importKey(
    form: string,
    key: object,
    algorithm: object,
    extractable: boolean,
    uses: string[],
  ): Promise<object>;
  exportKey(form: 'raw', key: object): Promise<ArrayBuffer>;
  encrypt(algorithm: object, key: object, data: Uint8Array): Promise<ArrayBuffer>;
}
declare const crypto: { subtle?: Subtle; getRandomValues(bytes: Uint8Array): Uint8Array };
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const btoa: (binary: string) => string;

/** False on plain http away from localhost, where browsers offer no `crypto.subtle`. */
export function canSeal(): boolean {
  return typeof crypto === 'object' && crypto.subtle !== undefined;
}

/** @throws Error when `canSeal()` is false. */
export async function seal({ keyId, jwk }: PayloadKey, body: unknown): Promise<SealedPayload> {
  const { subtle } = crypto;
  if (subtle === undefined) throw new Error('no crypto.subtle: the page is not a secure context');
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const key = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt']);
  const text = new TextEncoder().encode(JSON.stringify(body));
  const sealed = new Uint8Array(await subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, text));
  const wrapping = await subtle.importKey('jwk', jwk, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, [
    'encrypt',
  ]);
  const raw = new Uint8Array(await subtle.exportKey('raw', key));
  const wrapped = new Uint8Array(await subtle.encrypt({ name: 'RSA-OAEP' }, wrapping, raw));
  return { securePayload: base64(nonce, sealed), secureKey: base64(wrapped), keyId };
}

function base64(...parts: Uint8Array[]): string {
  let binary = '';
  for (const part of parts) for (const byte of part) binary += String.fromCharCode(byte);
  return btoa(binary);
}
