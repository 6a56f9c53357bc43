import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SessionTokens } from '@clausewright/contract';

/** First byte of what is sealed: AES-256-GCM, key by HKDF-SHA-256 of the used token. */
const version = 1;
const nonceLength = 12;
const tagLength = 16;

/** Seals a pair under the refresh token that it was given for: only who shows that token again can read it. */
export function sealSuccessor(tokens: SessionTokens, usedToken: string): Uint8Array {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', keyOf(usedToken), nonce);
  const text = `${tokens.token}.${tokens.refresh_token}`;
  const sealed = [cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return new Uint8Array(Buffer.concat([Uint8Array.of(version), nonce, ...sealed]));
}

/** @throws Error when it was sealed under another token or was changed. */
export function openSuccessor(sealed: Uint8Array, usedToken: string): SessionTokens {
  const end = sealed.length - tagLength;
  const nonce = sealed.subarray(1, 1 + nonceLength);
  const cipher = createDecipheriv('aes-256-gcm', keyOf(usedToken), nonce, { authTagLength: tagLength });
  cipher.setAuthTag(sealed.subarray(end));
  const text = Buffer.concat([cipher.update(sealed.subarray(1 + nonceLength, end)), cipher.final()]);
  const [token = '', refresh_token = ''] = text.toString('utf8').split('.');
  return { token, refresh_token };
}

function keyOf(usedToken: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', usedToken, '', 'session-successor', 32));
}
