import {
  type BodyOf,
  type changeWithdrawal,
  type hostWithdrawal,
  type Language,
  limits,
  type listWithdrawals,
  type newWithdrawal,
  type ResultOf,
  type WithdrawalFunction as Described,
  type withdrawalOfAgreement,
} from '@clausewright/contract';
import { placeKey, placeName, toPlace } from '../../documents/site-consistency/place.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { findAccount } from '../../customers/customer-store.ts';
import { tellMade } from '../../platform/database/current-act.ts';
import { isForeignKeyViolation } from '../../platform/database/database-error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { describeFunction, describeFunctions } from './describe-function.ts';
import {
  changeFunction,
  findFunction,
  findByPlace,
  listFunctions,
  saveFunction,
  type WithdrawalFunction,
} from './function-store.ts';
import { openDocument } from './selling-document.ts';

type Ports = Pick<InstancePorts, 'db' | 'clock' | 'documentsUrl' | 'mode'>;

export async function readForAgreement(
  ports: Ports,
  { session, id }: { session: Session; id: string },
): Promise<Outcome<ResultOf<typeof withdrawalOfAgreement>>> {
  const opened = await openDocument(ports, id, session);
  if (!opened.ok) return opened;
  const { place, ...proposed } = opened.proposed;
  const found = await findByPlace(ports.db, { ownerId: session.customerId, place });
  return {
    ok: true,
    value: {
      withdrawal: found && (await describeFunction(ports, found)),
      proposed: { site: placeName(place), ...proposed },
    },
  };
}

/** Switches the function of a site on, with an address of its own the first time. */
export async function hostFunction(
  ports: Ports,
  { session, language, body }: { session: Session; language: Language; body: BodyOf<typeof newWithdrawal> },
): Promise<Outcome<ResultOf<typeof newWithdrawal>>> {
  const opened = await openDocument(ports, body.agreement_id, session);
  if (!opened.ok) return opened;
  const { place } = opened.proposed;
  const { trader, email } = body;
  return keep(ports, { ownerId: session.customerId, place, trader, email, language });
}

/** The same before there is a document. Of a site that has one nothing is changed but that it is on. */
export async function hostForSite(
  ports: Ports,
  { session, language, body }: { session: Session; language: Language; body: BodyOf<typeof hostWithdrawal> },
): Promise<Outcome<ResultOf<typeof hostWithdrawal>>> {
  const { customerId: ownerId } = session;
  const place = placeKey(toPlace(body.website_url ?? null, body.app_name ?? null));
  if (place === null) {
    const field = body.website_url === undefined ? 'app_name' : 'website_url';
    return { ok: false, reason: 'answers-invalid', fields: [{ field, code: 'wrong-format' }] };
  }
  const account = await findAccount(ports.db, ownerId);
  if (account === null) return { ok: false, reason: 'not-authenticated' };
  const found = await findByPlace(ports.db, { ownerId, place });
  const trader = found?.trader ?? body.trader ?? placeName(place).slice(0, limits.withdrawal.trader);
  const email = found?.email ?? body.email ?? account.email;
  return keep(ports, { ownerId, place, trader, email, language });
}

async function keep(
  ports: Ports,
  given: Pick<WithdrawalFunction, 'ownerId' | 'place' | 'trader' | 'email' | 'language'>,
): Promise<Outcome<{ withdrawal: Described }>> {
  const now = ports.clock();
  try {
    const kept = await inTransaction(ports.db, async (trx) => {
      const saved = await saveFunction(trx, { ...given, active: true, now });
      tellMade(saved.id);
      return saved;
    });
    return { ok: true, value: { withdrawal: await describeFunction(ports, kept) } };
  } catch (error) {
    // The account was deleted at this very moment.
    if (isForeignKeyViolation(error)) return { ok: false, reason: 'not-authenticated' };
    throw error;
  }
}

/** The function for its owner alone. */
export async function openFunction(
  db: Database,
  id: string,
  session: Session,
): Promise<{ ok: true; of: WithdrawalFunction } | Refused> {
  const of = await findFunction(db, id);
  if (of === null) return { ok: false, reason: 'not-found' };
  return of.ownerId === session.customerId ? { ok: true, of } : { ok: false, reason: 'other-account' };
}

export async function readFunctions(
  ports: Ports,
  session: Session,
): Promise<Outcome<ResultOf<typeof listWithdrawals>>> {
  const own = await listFunctions(ports.db, session.customerId);
  return { ok: true, value: { withdrawals: await describeFunctions(ports, own) } };
}

export async function editFunction(
  ports: Ports,
  { session, id, body }: { session: Session; id: string; body: BodyOf<typeof changeWithdrawal> },
): Promise<Outcome<ResultOf<typeof changeWithdrawal>>> {
  const opened = await openFunction(ports.db, id, session);
  if (!opened.ok) return opened;
  await inTransaction(ports.db, (trx) => changeFunction(trx, id, { ...body, now: ports.clock() }));
  return { ok: true, value: { withdrawal: await describeFunction(ports, { ...opened.of, ...body }) } };
}
