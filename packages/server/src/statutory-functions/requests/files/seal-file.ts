import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { InstancePorts } from '../../../platform/ports.ts';

type Secret = Pick<InstancePorts, 'secret'>;

/** First byte of what is sealed: AES-256-GCM, key by HKDF-SHA-256 of the secret of the instance and the id of the file. */
const version = 1;
const nonceLength = 12;
const tagLength = 16;

/** What lies in the database and in a backup: without the secret of the instance nobody reads it. */
export function sealFile({ secret }: Secret, id: string, content: Uint8Array): Uint8Array {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, id), nonce);
  const sealed = [cipher.update(content), cipher.final(), cipher.getAuthTag()];
  return new Uint8Array(Buffer.concat([Uint8Array.of(version), nonce, ...sealed]));
}

/** Null where it was sealed under another secret, or was changed. */
export function openFile({ secret }: Secret, id: string, sealed: Uint8Array): Buffer | null {
  const end = sealed.length - tagLength;
  if (end < 1 + nonceLength) return null;
  const nonce = sealed.subarray(1, 1 + nonceLength);
  const cipher = createDecipheriv('aes-256-gcm', keyOf(secret, id), nonce, { authTagLength: tagLength });
  cipher.setAuthTag(sealed.subarray(end));
  try {
    return Buffer.concat([cipher.update(sealed.subarray(1 + nonceLength, end)), cipher.final()]);
  } catch {
    return null;
  }
}

function keyOf(secret: InstancePorts['secret'], id: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, id, 'clausewright answer file', 32));
}

/** Eight digits tell nothing by their hash alone: it is keyed. */
export function hashCode({ secret }: Secret, id: string, code: string): Uint8Array {
  return new Uint8Array(createHmac('sha256', secret).update(`answer-file-code:${id}:${code}`).digest());
}

export function isSameHash(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
