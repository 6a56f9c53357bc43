import { type checkEmail as checkCall, type checkEmailStatus, type ResultOf } from '@clausewright/contract';
import { isEmail } from '@clausewright/contract/account-rules';
import { isDraftToken } from './draft-token.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import { emailKey } from '../../platform/email-key.ts';
import { findAccountByEmail } from '../customer-store.ts';
import type { AccountPorts, Allowance } from './ports.ts';
import { inConstantTime } from './constant-time.ts';

export interface CheckInput {
  email: string;
  draftToken: string | undefined;
  allowance: Allowance;
}

/** For the wizard: whether to offer a log-in for this address. Never whether it is confirmed. */
export async function readEmailStatus(
  ports: AccountPorts,
  input: CheckInput,
): Promise<Outcome<ResultOf<typeof checkEmailStatus>>> {
  return inConstantTime(async () => ({
    ok: true,
    value: { exists: (await isTaken(ports, input)) || 'unknown' },
  }));
}

/** For the wizard: false where an address is invalid or taken. */
export async function readAvailability(
  ports: AccountPorts,
  input: CheckInput,
): Promise<Outcome<ResultOf<typeof checkCall>>> {
  return inConstantTime(async () => {
    const refused = !isEmail(input.email) || (await isTaken(ports, input));
    return { ok: true, value: { available: refused ? false : 'unknown' } };
  });
}

/**
 * True only for who fills in a wizard and asks about few addresses, while the service is not being
 * harvested. False also where nothing is told.
 */
async function isTaken(ports: AccountPorts, { email, draftToken, allowance }: CheckInput): Promise<boolean> {
  const { db, clock, secret, emailChecks } = ports;
  if (draftToken === undefined || !isDraftToken(secret, draftToken, clock())) return false;
  if (!isEmail(email) || !(await emailChecks.admitsDraft(draftToken, emailKey(email)))) return false;
  for (const limit of ['email-check', 'email-check-day'] as const) {
    if (!(await allowance.spend(limit)).ok) return false;
  }
  if (!(await emailChecks.admitsNow())) return false;
  return (await findAccountByEmail(db, email)) !== null;
}
