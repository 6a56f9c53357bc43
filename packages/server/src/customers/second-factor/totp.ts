/** RFC 6238 as every app does it: SHA-1, six digits, 30 seconds. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const period = 30_000;
/** Periods that a clock may be off, to either side. */
const drift = 1;

/** It follows from the secret of the instance and never lies in the database. */
export function codeKey(secret: Uint8Array, salt: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, salt, 'clausewright log-in codes', 20));
}

/** The code of one period (RFC 4226, 5.3). */
export function codeOf(key: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The period whose code this is, near now and later than the one that was used last; null for any other text. */
export function findStep(
  key: Uint8Array,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number },
): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const current = Math.floor(now.getTime() / period);
  const given = Buffer.from(code);
  let found: number | null = null;
  for (let step = current - drift; step <= current + drift; step += 1) {
    if (timingSafeEqual(Buffer.from(codeOf(key, step)), given) && step > lastStep) found = step;
  }
  return found;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648; the 20 bytes of a key need no padding. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

/** What apps read from a QR code. */
export function codeUri(key: Uint8Array, { service, email }: { service: string; email: string }): string {
  const label = `${encodeURIComponent(service)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${base32(key)}&issuer=${encodeURIComponent(service)}`;
}
