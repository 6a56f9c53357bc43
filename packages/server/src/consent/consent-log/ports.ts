import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';

/** What reading the log needs from the rest of the process. */
export interface LogPorts {
  db: Database;
  clock: Clock;
  /** Seals the addresses of files. */
  secret: Uint8Array;
  /** Origins. */
  publicUrl: string;
  consentUrl: string;
}
