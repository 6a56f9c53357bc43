import type {
  BodyOf,
  readIdentityProvider as readCall,
  requireIdentityProvider as requireCall,
  ResultOf,
  saveIdentityProvider as saveCall,
} from '@clausewright/contract';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import { personOf, type Session } from '../../platform/http/session.ts';
import { type Done, done } from '../accounts/ports.ts';
import type { Account } from '../account.ts';
import { lockAccount } from '../customer-store.ts';
import { deleteProvider, findProvider, putProvider, setRequired } from '../identity-provider-store.ts';
import { lockAsOwner } from '../organisations/lock-as-owner.ts';
import { countLinks } from '../provider-link-store.ts';
import { verifyOwnPassword } from '../sessions/own-password.ts';
import { deleteSessionsThrough } from '../sessions/session-store.ts';
import { findProviderAt } from './ask-provider.ts';
import { type ProviderPorts, redirectUri } from './ports.ts';
import { sealClientSecret } from './seal-client-secret.ts';

export async function readProvider(
  ports: ProviderPorts,
  { customerId, member }: Session,
): Promise<Outcome<ResultOf<typeof readCall>>> {
  if (member === undefined) return { ok: false, reason: 'not-found' };
  const { db } = ports;
  const stored = await findProvider(db, customerId);
  const provider = stored && {
    issuer: stored.issuer,
    client_id: stored.clientId,
    tested_at: stored.testedAt?.toISOString() ?? null,
    required: stored.required,
    linked: await countLinks(db, stored.id),
  };
  return { ok: true, value: { provider, redirect_uri: redirectUri(ports, customerId) } };
}

/** Asked before anything is stored: an owner is told at once what is wrong. */
export async function saveProvider(
  ports: ProviderPorts,
  session: Session,
  { issuer, client_id: clientId, client_secret: clientSecret, password }: BodyOf<typeof saveCall>,
): Promise<Done> {
  return asOwner(ports, session, {
    password,
    before: () => findProviderAt(ports, { issuer, clientId, clientSecret }),
    act: async (trx, { id: organisationId }) => {
      const before = await findProvider(trx, organisationId);
      // The same people are there only with the same issuer and client.
      const isSame = before?.issuer === issuer && before.clientId === clientId;
      const sealedSecret = sealClientSecret(ports.secret, organisationId, clientSecret);
      const id = isSame ? before.id : newId();
      const given = { id, organisationId, issuer, clientId, sealedSecret };
      await putProvider(trx, { ...given, personId: personOf(session), now: ports.clock() });
      await deleteSessionsThrough(trx, organisationId);
      return done;
    },
  });
}

export async function requireProvider(
  ports: ProviderPorts,
  session: Session,
  { required, password }: BodyOf<typeof requireCall>,
): Promise<Done> {
  return asOwner(ports, session, {
    password,
    act: async (trx, { id }) => {
      if ((await findProvider(trx, id)) === null) return { ok: false, reason: 'provider-not-set' };
      return (await setRequired(trx, id, required)) ? done : { ok: false, reason: 'provider-not-tested' };
    },
  });
}

export async function removeProvider(
  ports: ProviderPorts,
  session: Session,
  password: string,
): Promise<Done> {
  return asOwner(ports, session, {
    password,
    act: async (trx, { id }) => {
      if (!(await deleteProvider(trx, id))) return { ok: false, reason: 'provider-not-set' };
      await deleteSessionsThrough(trx, id);
      return done;
    },
  });
}

interface Doing {
  password: string;
  before?: () => Promise<{ ok: true } | Refused>;
  act: (trx: Transaction, organisation: Account) => Promise<Done>;
}

/** A way in lasts longer than the session, so that the password is asked for again. */
async function asOwner(
  ports: ProviderPorts,
  session: Session,
  { password, before, act }: Doing,
): Promise<Done> {
  if (session.member === undefined) return { ok: false, reason: 'not-found' };
  const proven = await verifyOwnPassword(ports, { customerId: personOf(session), password });
  if (!proven.ok) return proven;
  const judged = (await before?.()) ?? done;
  if (!judged.ok) return judged;
  return inTransaction(ports.db, async (trx): Promise<Done> => {
    const locked = await lockAsOwner(trx, session);
    if (!locked.ok) return locked;
    const person = await lockAccount(trx, locked.personId);
    // Another one was set since it was proven.
    if (person?.passwordHash !== proven.account.passwordHash) return { ok: false, reason: 'password-wrong' };
    return act(trx, locked.organisation);
  });
}
