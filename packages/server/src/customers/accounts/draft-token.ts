import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a wizard may be filled in with one token; the next preview brings a new one. */
const lifeMs = 24 * 3_600_000;

/** Proof that a wizard is being filled in; calls that could be harvested want it (`X-Draft-Token`). */
export function draftToken(secret: Uint8Array, now: Date): string {
  const issued = now.getTime().toString(36);
  return `${issued}-${signed(secret, issued).toString('base64url')}`;
}

/** Whether this instance issued the token, and not too long ago. */
export function isDraftToken(secret: Uint8Array, token: string | undefined, now: Date): boolean {
  const [, issued = '', signature = ''] = /^([0-9a-z]{1,12})-([\w-]{43})$/.exec(token ?? '') ?? [];
  const age = now.getTime() - Number.parseInt(issued, 36);
  if (!(age >= 0 && age <= lifeMs)) return false;
  const given = Buffer.from(signature, 'base64url');
  const expected = signed(secret, issued);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signed(secret: Uint8Array, issued: string): Buffer {
  return createHmac('sha256', secret).update(`draft:${issued}`).digest();
}
