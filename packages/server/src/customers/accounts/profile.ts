import type { Customer, customerInfo, Language, ResultOf } from '@clausewright/contract';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { describeCustomer, type Profile } from '../account.ts';
import { type AccountChange, changeAccount, findAccount, isCustomerId } from '../customer-store.ts';
import { type AccountPorts, type Done, done } from './ports.ts';

type Info = ResultOf<typeof customerInfo>;

export async function readCustomer({ db }: AccountPorts, session: Session): Promise<Outcome<Info>> {
  const account = await findAccount(db, session.customerId);
  return answer(account && describeCustomer(account));
}

/** Replaces the whole profile; an empty text empties its field. */
export async function updateProfile(
  ports: AccountPorts,
  session: Session,
  profile: Profile,
): Promise<Outcome<Info>> {
  return answer(await change(ports, session, profile));
}

export async function setLanguage(ports: AccountPorts, session: Session, language: Language): Promise<Done> {
  return (await change(ports, session, { language })) === null ? over : done;
}

/** Ids of customers are random: knowing one proves that somebody gave it. */
export async function checkUuid({ db }: AccountPorts, text: string): Promise<Outcome<{ valid: boolean }>> {
  const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
  return { ok: true, value: { valid: isUuid && (await isCustomerId(db, text.toLowerCase())) } };
}

async function change(
  { db, clock }: AccountPorts,
  session: Session,
  change: AccountChange,
): Promise<Customer | null> {
  const account = await inTransaction(db, (trx) => changeAccount(trx, session.customerId, change, clock()));
  return account && describeCustomer(account);
}

/** Deleted a moment ago: the session is over too. */
const over: Refused = { ok: false, reason: 'not-authenticated' };

function answer(customer: Customer | null): Outcome<Info> {
  return customer === null ? over : { ok: true, value: { customer } };
}
