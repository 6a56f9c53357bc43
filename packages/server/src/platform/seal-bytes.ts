import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** First byte of what is sealed: AES-256-GCM. */
const version = 1;
const nonceLength = 12;
const tagLength = 16;

/** `key`: 32 bytes that follow from what whoever opens it has to have. */
export function sealBytes(key: Uint8Array, content: Uint8Array): Uint8Array {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = [cipher.update(content), cipher.final(), cipher.getAuthTag()];
  return new Uint8Array(Buffer.concat([Uint8Array.of(version), nonce, ...sealed]));
}

/** Null where it was sealed under another key, or was changed. */
export function openBytes(key: Uint8Array, sealed: Uint8Array): Buffer | null {
  const end = sealed.length - tagLength;
  if (end < 1 + nonceLength) return null;
  const nonce = sealed.subarray(1, 1 + nonceLength);
  const cipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength });
  cipher.setAuthTag(sealed.subarray(end));
  try {
    return Buffer.concat([cipher.update(sealed.subarray(1 + nonceLength, end)), cipher.final()]);
  } catch {
    return null;
  }
}
