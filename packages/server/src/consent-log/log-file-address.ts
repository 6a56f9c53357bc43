/** Addresses of files of the log: they say what is in the file, and a seal of ours that we said so. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LogFormat } from '@clausewright/contract';
import type { LogFilter } from './counter-store.ts';
import type { Days } from './log-period.ts';

/** How long an address is good, in milliseconds: whoever has it has the file. */
const lasts = 15 * 60_000;

/** What is in a file. */
export interface LogFile {
  siteId: string;
  /** Host name. */
  domain: string;
  days: Days;
  filter: LogFilter;
  format: LogFormat;
}

/** Address of a file from the origin, good for a quarter of an hour. */
export function logFileAddress(file: LogFile, { secret, now }: { secret: Uint8Array; now: Date }): string {
  const text = Buffer.from(JSON.stringify({ ...file, until: now.getTime() + lasts })).toString('base64url');
  return `/consent-logs?file=${text}.${seal(text, secret).toString('base64url')}`;
}

/** Null for an address that we did not make, or that is over. */
export function readLogFile(
  token: string,
  { secret, now }: { secret: Uint8Array; now: Date },
): LogFile | null {
  const [text = '', sealed = ''] = token.split('.');
  const given = Buffer.from(sealed, 'base64url');
  const ours = seal(text, secret);
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) return null;
  const { until, ...file } = JSON.parse(Buffer.from(text, 'base64url').toString()) as LogFile & {
    until: number;
  };
  return now.getTime() <= until ? file : null;
}

function seal(text: string, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`consent-log-file:${text}`).digest();
}
