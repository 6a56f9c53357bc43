import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Account } from '../account.ts';
import { auditAccount } from '../audit-account.ts';
import { lockAccount } from '../customer-store.ts';
import { asksForCode } from '../second-factor-store.ts';
import type { SessionPorts } from '../sessions/ports.ts';
import { spendCode, tryCode } from './spend-code.ts';

interface Proof {
  accountId: string;
  /** Of the password that was proven. */
  passwordHash: string | null;
  /** Undefined: the account asks for none. */
  code: string | undefined;
  now: Date;
}

/** Does what the password alone does not open, in the transaction that spends the code. */
export async function withCode<Value>(
  ports: SessionPorts,
  proof: Proof,
  act: (trx: Transaction, account: Account) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  if (proof.code === undefined) return proven(ports, proof, act);
  const admitted = await tryCode(ports, proof.accountId);
  if (!admitted.ok) return admitted;
  const outcome = await proven(ports, proof, act);
  if (outcome.ok || outcome.reason !== 'code-wrong') await admitted.giveBack();
  return outcome;
}

function proven<Value>(
  ports: SessionPorts,
  { accountId, passwordHash, code, now }: Proof,
  act: (trx: Transaction, account: Account) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  return inTransaction(ports.db, async (trx): Promise<Outcome<Value>> => {
    const account = await lockAccount(trx, accountId);
    if (account?.passwordHash !== passwordHash) return { ok: false, reason: 'password-wrong' };
    // Switched on or off since it was looked at.
    const wanted = await asksForCode(trx, accountId);
    if (code === undefined) return wanted ? { ok: false, reason: 'code-missing' } : act(trx, account);
    if (!wanted) return { ok: false, reason: 'codes-off' };
    if ((await spendCode(trx, ports, { accountId, code, now })) === null) {
      await auditAccount(trx, 'code-failed', { actor: accountId, accountId, now });
      return { ok: false, reason: 'code-wrong' };
    }
    return act(trx, account);
  });
}
