/** An answer as the log keeps it. */
import type { ConsentRecord } from '@clausewright/contract/banner';
import type { DeviceClass } from '@clausewright/contract/consent-types';

export interface ConsentEvent extends Omit<ConsentRecord, 'vendors' | 'at'> {
  site: string;
  /** Where it is filed: see `filedAt`. */
  at: Date;
  /** The time in its id where a note is kept of where it is filed; see `filedAt`. */
  named: Date | null;
  /** By the visitor's clock. */
  clientAt: Date;
  vendors: Uint8Array | null;
  country: string | null;
  /** Counted by day, and kept beside no answer (decision 086). */
  device: DeviceClass;
}

const minute = 60_000;
const hour = 60 * minute;

/** Further than a database's calendar goes nothing was ever filed. */
const lastTime = Date.parse('9999-01-01');

/** The time in a UUID of version 7 (RFC 9562, section 5.7). */
export function eventTime(id: string): Date {
  return new Date(Math.min(Number.parseInt(id.replace('-', '').slice(0, 12), 16), lastTime));
}

/**
 * An answer is filed by the time in its own id, so that a repeat, however late, meets the same row; where that
 * time cannot be believed or is over for two days, by its arrival. `named` is that time where a note is to be
 * kept of where it stands: there, and near those borders, where two processes may not see them alike.
 */
export function filedAt(id: string, now: Date): { at: Date; named: Date | null } {
  const named = eventTime(id);
  const age = now.getTime() - named.getTime();
  if (age >= -5 * minute && age <= 47 * hour) return { at: named, named: null };
  return { at: age >= -10 * minute && age <= 48 * hour ? named : now, named };
}
