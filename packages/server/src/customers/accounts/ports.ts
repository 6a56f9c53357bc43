import type { OperatedPorts } from '../../platform/ports.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { RateLimits } from '../../platform/http/allowance.ts';
import type { SessionPorts } from '../sessions/ports.ts';
import type { EmailChecks } from './email-checks.ts';

/** What the use cases of accounts need from the rest of the process. */
export interface AccountPorts extends OperatedPorts, SessionPorts {
  emailChecks: EmailChecks;
}

/** The allowances of the network that a call came from. */
export interface Allowance {
  spend(limit: Parameters<RateLimits['spendByAddress']>[0]): ReturnType<RateLimits['spendByAddress']>;
  giveBack(limit: Parameters<RateLimits['giveBackByAddress']>[0]): Promise<void>;
}

/** Of calls that have nothing to say but that it is done. */
export type Done = Outcome<Record<string, never>>;
export const done: Done = { ok: true, value: {} };
