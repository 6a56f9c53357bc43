import type { Transaction } from '../../platform/database/schema.ts';
import { allowanceKey, returnAllowance, spendAllowance } from '../../platform/http/allowance-store.ts';
import type { Refused } from '../../platform/http/envelope.ts';
import { findSecondFactor, takeRecoveryCode, takeStep } from '../second-factor-store.ts';
import type { Attempt } from '../sessions/log-in-allowance.ts';
import type { SessionPorts } from '../sessions/ports.ts';
import { plainCode } from './recovery-code.ts';
import { codeKey, findStep } from './totp.ts';

/** Wrong codes of an account, from everywhere: whoever gets here knows its password. */
const tries = { points: 5, seconds: 900 };

export type Used = 'app' | 'recovery';

/** Of a locked account: which of its codes this is; null where it is none, or was used before. */
export async function spendCode(
  trx: Transaction,
  { secret }: Pick<SessionPorts, 'secret'>,
  { accountId, code, now }: { accountId: string; code: string; now: Date },
): Promise<Used | null> {
  const factor = await findSecondFactor(trx, accountId);
  if (factor === null) return null;
  const typed = plainCode(code);
  const step = findStep(codeKey(secret, factor.salt), typed, { now, lastStep: factor.lastStep });
  if (step !== null) {
    await takeStep(trx, accountId, step);
    return 'app';
  }
  return (await takeRecoveryCode(trx, accountId, typed)) ? 'recovery' : null;
}

/** One try of a code; give it back when it was right. */
export async function tryCode(
  { db, clock, secret }: Pick<SessionPorts, 'db' | 'clock' | 'secret'>,
  accountId: string,
): Promise<Attempt | Refused> {
  const key = allowanceKey(secret, 'login-code', accountId);
  const spent = await spendAllowance(db, key, tries, clock());
  if (!spent.ok) return { ...spent, reason: 'limited' };
  return { ok: true, giveBack: () => returnAllowance(db, key, tries) };
}
