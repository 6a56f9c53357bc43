/** Addresses of files that are made when they are loaded: they say what is in the file, and a seal of ours that we said so. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long an address is good, in milliseconds: whoever has it has the file. */
const lasts = 15 * 60_000;

interface Seal {
  /** What such addresses are for: none of another kind is good for it. */
  purpose: string;
  secret: Uint8Array;
  now: Date;
}

/** What stands in an address for the file, good for a quarter of an hour. */
export function sealFile(file: object, { now, ...seal }: Seal): string {
  const text = Buffer.from(JSON.stringify({ ...file, until: now.getTime() + lasts })).toString('base64url');
  return `${text}.${sealOf(text, seal).toString('base64url')}`;
}

/** What `sealFile` was given; null for what we did not make, or what is over. */
export function openSealedFile(token: string, { now, ...seal }: Seal): object | null {
  const [text = '', sealed = ''] = token.split('.');
  const given = Buffer.from(sealed, 'base64url');
  const ours = sealOf(text, seal);
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) return null;
  const { until, ...file } = JSON.parse(Buffer.from(text, 'base64url').toString()) as { until: number };
  return now.getTime() <= until ? file : null;
}

function sealOf(text: string, { purpose, secret }: Omit<Seal, 'now'>): Buffer {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest();
}
