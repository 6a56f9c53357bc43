import { hkdfSync } from 'node:crypto';
import type { SessionTokens } from '@clausewright/contract';
import { openBytes, sealBytes } from '../../platform/seal-bytes.ts';

/** Seals a pair under the refresh token that it was given for: only who shows that token again can read it. */
export function sealSuccessor(tokens: SessionTokens, usedToken: string): Uint8Array {
  return sealBytes(keyOf(usedToken), Buffer.from(`${tokens.token}.${tokens.refresh_token}`));
}

/** @throws Error when it was sealed under another token or was changed. */
export function openSuccessor(sealed: Uint8Array, usedToken: string): SessionTokens {
  const text = openBytes(keyOf(usedToken), sealed);
  if (text === null) throw new Error('the successor of a token does not open');
  // Behind a whole token: some have a point near their beginning.
  const [token = '', refresh_token = ''] = text.toString('utf8').split(/(?<=[\w-]{22})[.]/);
  return { token, refresh_token };
}

function keyOf(usedToken: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', usedToken, '', 'session-successor', 32));
}
