import type { checkEmailChange as checkCall, confirmEmailChange, ResultOf } from '@clausewright/contract';
import { endLinks } from '../../customers/account-link-store.ts';
import { describeCustomer } from '../../customers/account.ts';
import type { AccountPorts } from '../../customers/accounts/ports.ts';
import { auditAccount } from '../../customers/audit-account.ts';
import { changeEmail, findAccountByEmail, lockAccount } from '../../customers/customer-store.ts';
import { type EmailChange, findEmailChange } from '../../customers/email-change-store.ts';
import { endSessions } from '../../customers/sessions/end-sessions.ts';
import { issueDevice } from '../../customers/sessions/known-device.ts';
import { openSession } from '../../customers/sessions/open-session.ts';
import { isUniqueViolation } from '../../platform/database/database-error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { mailEmailChanged } from './change-mail.ts';
import { lockJoined, moveAddress } from './moved-address-store.ts';

type Changed = Outcome<ResultOf<typeof confirmEmailChange>>;

/** What the page says before anybody presses. */
export async function checkEmailChange(
  { db, clock }: AccountPorts,
  session: Session,
  secret: string,
): Promise<Outcome<ResultOf<typeof checkCall>>> {
  const judged = await judge(db, { session, secret, now: clock() });
  return judged.ok ? { ok: true, value: { email: judged.change.email } } : judged;
}

/**
 * Gives the account its new address. The link proves the mailbox and the session the account: either alone is not
 * enough, so that a mistyped address gives an account to nobody. Whoever confirms goes on in a new session, and every
 * other one ends, as after a change of the password.
 */
export async function confirmChange(
  ports: AccountPorts,
  given: { session: Session; secret: string; userAgent: string },
): Promise<Changed> {
  try {
    return await inTransaction(ports.db, (trx) => change(ports, trx, given));
  } catch (error) {
    // Somebody signed up with the address at this very moment.
    if (isUniqueViolation(error, 'customers_email_key')) return taken;
    throw error;
  }
}

async function change(
  ports: AccountPorts,
  trx: Transaction,
  { session, secret, userAgent }: { session: Session; secret: string; userAgent: string },
): Promise<Changed> {
  const now = ports.clock();
  const id = session.customerId;
  // Organisations before the person, as all that changes both does.
  await lockJoined(trx, id);
  const account = await lockAccount(trx, id);
  const judged = await judge(trx, { session, secret, now });
  if (!judged.ok) return judged;
  if (account === null) return { ok: false, reason: 'not-authenticated' };
  const { email } = judged.change;
  // Whoever has the link reads the mail of the address, and so may know.
  if ((await findAccountByEmail(trx, email)) !== null) return taken;
  const changed = await changeEmail(trx, { id, email, now });
  await moveAddress(ports, trx, { id, from: account.email, to: email, now });
  await failpoint('change-email');
  // With the request itself, and the device of whoever else knows the password.
  await endSessions(trx, { accountId: id, now });
  // A letter to the address of before must set no password any more.
  await endLinks(trx, { accountId: id, purpose: 'reset', now });
  const opened = await openSession(trx, { customerId: id, role: session.role, userAgent, now });
  await mailEmailChanged(ports, trx, { account, now });
  await auditAccount(trx, 'change-email', { actor: id, accountId: id, now });
  const value = { customer: describeCustomer(changed), ...(await issueDevice(trx, ports, id)) };
  return { ok: true, value, tokens: opened.tokens };
}

const taken: Refused = { ok: false, reason: 'email-exists' };

async function judge(
  db: Database,
  { session, secret, now }: { session: Session; secret: string; now: Date },
): Promise<{ ok: true; change: EmailChange } | Refused> {
  const found = await findEmailChange(db, secret);
  if (found === null) return { ok: false, reason: 'link-invalid' };
  if (found.accountId !== session.customerId) return { ok: false, reason: 'email-link-for-another' };
  if (found.expiresAt <= now) return { ok: false, reason: 'link-expired' };
  return { ok: true, change: found };
}
