import type { LimitClass } from '@clausewright/contract';
import type { LimitName } from '../config/config.ts';

/** `ok` while the allowance lasts; afterwards the seconds to wait. */
export type Spent = { ok: true } | { ok: false; retryAfter: number };
/** Three times the allowance of an hour or so, for a whole day. */
export type DayLimit = 'email-check-day';
export type AnyLimit = LimitClass | LimitName | DayLimit;
export interface RateLimits {
  /** Takes one from the allowance of an address. */
  spendByAddress(limit: AnyLimit, address: string): Promise<Spent>;
  /** Returns one: what it was taken for did not happen. */
  giveBackByAddress(limit: AnyLimit, address: string): Promise<void>;
  /** Takes one from the allowance of an object, such as an agreement. */
  spendByObject(limit: AnyLimit, id: string): Promise<Spent>;
}
