import type { LimitClass } from '@clausewright/contract';
import type { LimitName } from '../config/config.ts';

/** `ok` while the allowance lasts; afterwards the seconds to wait. */
export type Spent = { ok: true } | { ok: false; retryAfter: number };
/** Three times the allowance of an hour or so, for a whole day. */
export type DayLimit = 'email-check-day' | ReportLimit;
/** Reports of hosts on a day, of an address and of a site: what one visitor and one site can honestly have. */
type ReportLimit = 'host-report' | 'host-report-site';
/** Letters to addresses that visitors typed, of one desk of requests on a day. */
type LetterLimit = 'request-letters';
/** Calls of an API key, over all of an account's programs that share it. */
type KeyLimit = 'api-key';
/** What one link for a client is opened and answered in an hour. */
type ClientLimit = 'client-link';
export type AnyLimit = LimitClass | LimitName | DayLimit | KeyLimit | LetterLimit | ClientLimit;
export interface RateLimits {
  /** Takes one from the allowance of an address. */
  spendByAddress(limit: AnyLimit, address: string): Promise<Spent>;
  /** Returns one: what it was taken for did not happen. */
  giveBackByAddress(limit: AnyLimit, address: string): Promise<void>;
  /** Takes one from the allowance of an object, such as an agreement. */
  spendByObject(limit: AnyLimit, id: string): Promise<Spent>;
}
