import type { LogFormat } from '@clausewright/contract';
import { openSealedFile, sealFile } from '../../platform/http/sealed-file.ts';
import type { LogFilter } from './counter-store.ts';
import type { Days } from './log-period.ts';

/** What is in a file of the log. */
export interface LogFile {
  siteId: string;
  /** Host name. */
  domain: string;
  days: Days;
  filter: LogFilter;
  format: LogFormat;
}

const purpose = 'consent-log-file';

/** Address of a file from the origin. */
export function logFileAddress(file: LogFile, seal: { secret: Uint8Array; now: Date }): string {
  return `/consent-logs?file=${sealFile(file, { purpose, ...seal })}`;
}

/** Null for an address that we did not make, or that is over. */
export function readLogFile(token: string, seal: { secret: Uint8Array; now: Date }): LogFile | null {
  // Nobody but us could write it.
  return openSealedFile(token, { purpose, ...seal }) as LogFile | null;
}
