import type { BodyOf, registerCall, ResultOf } from '@clausewright/contract';
import { isAgreementToken } from './agreement-holder-store.ts';
import { isDraftToken } from './draft-token.ts';
import { newToken } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import { newDevice } from '../sessions/known-device.ts';
import { openSession } from '../sessions/open-session.ts';
import { auditAccount } from '../audit-account.ts';
import { refuseCommonPassword } from '../sessions/common-passwords.ts';
import { mailActivation } from './account-mail.ts';
import { findAccountByEmail, insertAccount } from '../customer-store.ts';
import type { AccountPorts, Allowance } from './ports.ts';

export interface RegisterInput {
  body: BodyOf<typeof registerCall>;
  draftToken: string | undefined;
  agreementToken: string | undefined;
  userAgent: string;
  allowance: Allowance;
}

type Registered = Outcome<ResultOf<typeof registerCall>>;

/**
 * Makes an account. Whoever registers inside a wizard gets a session at once, which may do little. Accounts
 * made count by `register`; addresses found taken count as e-mail checks, since they tell the same.
 */
export async function register(ports: AccountPorts, input: RegisterInput): Promise<Registered> {
  const { email, password, initial_password_set: setLater } = input.body;
  if (setLater === '1' && password !== '') return incomplete('initial_password_set', 'not-allowed');
  if (setLater === '0' && password === '') return incomplete('password', 'required');
  const refused = password === '' ? null : refuseCommonPassword(password, rulesFor(ports, email));
  if (refused !== null) return refused;

  const { allowance } = input;
  const spent: ('register' | 'email-check' | 'email-check-day')[] = [];
  let used: readonly string[] = [];
  try {
    for (const limit of ['register', 'email-check', 'email-check-day'] as const) {
      const one = await allowance.spend(limit);
      if (!one.ok) return { ...one, reason: 'limited' };
      spent.push(limit);
    }
    const registered = await registerWithin(ports, input);
    used = usedBy(registered);
    return registered;
  } finally {
    // After a fault of ours too, which nobody must wait an hour for.
    for (const limit of spent) if (!used.includes(limit)) await allowance.giveBack(limit);
  }
}

function usedBy(registered: Registered): readonly string[] {
  if (registered.ok) return ['register'];
  return registered.reason === 'email-exists' ? ['email-check', 'email-check-day'] : [];
}

async function registerWithin(ports: AccountPorts, input: RegisterInput): Promise<Registered> {
  const { db, clock, passwords } = ports;
  const { email, password, language, send_activation: sendActivation } = input.body;
  if ((await findAccountByEmail(db, email)) !== null) return emailExists;
  const hashed = password === '' ? null : await passwords.hash(password);
  if (hashed?.ok === false) return hashed;
  const now = clock();
  const opens = await isInWizard(ports, input, now);
  return inTransaction(db, async (trx): Promise<Registered> => {
    const passwordHash = hashed?.hash ?? null;
    const signUpSecret = newToken();
    const account = await insertAccount(trx, { email, passwordHash, signUpSecret, language, now });
    if (account === null) return emailExists;
    await auditAccount(trx, 'register', { actor: account.id, accountId: account.id, now });
    await failpoint('register');
    if (sendActivation === '1') await mailActivation(ports, trx, { account, now });
    const value = { customer_id: account.customerId, sign_up_secret: signUpSecret };
    if (!opens) return { ok: true, value };
    const { userAgent } = input;
    const session = { customerId: account.id, role: 'unconfirmed', userAgent, now } as const;
    const { tokens } = await openSession(trx, session);
    return { ok: true, value: { ...value, device: newDevice(ports.secret, account) }, tokens };
  });
}

/** Proven by a draft of this instance, or by the token of an agreement made here. */
async function isInWizard(
  { db, secret }: AccountPorts,
  { draftToken, agreementToken }: RegisterInput,
  now: Date,
): Promise<boolean> {
  if (isDraftToken(secret, draftToken, now)) return true;
  return agreementToken !== undefined && isAgreementToken(db, agreementToken);
}

function incomplete(field: string, code: 'required' | 'not-allowed'): Refused {
  return { ok: false, reason: 'sign-up-incomplete', fields: [{ field, code }] };
}

const emailExists: Refused = { ok: false, reason: 'email-exists' };

/** What a password must not be made of. */
export function rulesFor({ operatorName }: Pick<AccountPorts, 'operatorName'>, email: string) {
  return { email, service: operatorName };
}
