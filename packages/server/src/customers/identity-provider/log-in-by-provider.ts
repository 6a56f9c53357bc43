import type { BodyOf, logInByProvider as call, ResultOf } from '@clausewright/contract';
import { allowanceKey, spendAllowance } from '../../platform/http/allowance-store.ts';
import { allOrNothing, inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { type Account, describeMember } from '../account.ts';
import { auditAccount } from '../audit-account.ts';
import { findAccount, lockAccount } from '../customer-store.ts';
import { findProvider, noteTested, type StoredProvider } from '../identity-provider-store.ts';
import { findMembership } from '../organisations/member-store.ts';
import { takeAttempt } from '../provider-attempt-store.ts';
import { findLinked, findMemberByEmail, type ProviderLink } from '../provider-link-store.ts';
import { openSession } from '../sessions/open-session.ts';
import { deleteSession, lockSession } from '../sessions/session-store.ts';
import { identify, type Identity } from './ask-provider.ts';
import { clientOf } from './client-of.ts';
import { confirmLink } from './confirm-link.ts';
import { mailLink } from './link-letter.ts';
import type { ProviderPorts } from './ports.ts';

interface Given extends BodyOf<typeof call> {
  userAgent: string;
  /** The session that the browser had. */
  session: Session | null;
}

type LoggedIn = Outcome<ResultOf<typeof call>>;

/** Letters that a provider may cause to one member, whoever it says is there. */
const letters = { points: 3, seconds: 3600 };

/**
 * Opens a session for the organisation alone, for whom its provider means. A provider belongs to somebody else than the
 * account: it may lie about everything, so that it neither opens an account nor is believed whom it means before the
 * member has confirmed it by his own means.
 */
export async function logInByProvider(ports: ProviderPorts, given: Given): Promise<LoggedIn> {
  const { db, clock } = ports;
  const { organisation: organisationId, browser, answer, session } = given;
  const state = new URLSearchParams(answer).get('state') ?? '';
  const attempt = await takeAttempt(db, { state, browser, organisationId, now: clock() });
  const provider = attempt && (await findProvider(db, organisationId));
  if (attempt === null || provider?.id !== attempt.providerId) return again;
  const client = clientOf(ports, provider);
  if (client === null) return { ok: false, reason: 'provider-client' };
  const said = await identify(ports, { client, organisationId, state, answer });
  if (!said.ok) return said;
  const own = ownPerson(session);
  if (attempt.personId !== null) {
    if (session === null || own !== attempt.personId) return again;
    return tested(ports, provider, { session, said });
  }
  const known = await findLinked(db, { providerId: provider.id, subject: said.subject });
  if (known !== null)
    return open(ports, given, { provider, link: linkOf(provider, said, known), isNew: false });
  const meant = await findMeant(ports, provider, said);
  if (!meant.ok) return meant;
  const link = linkOf(provider, said, meant.personId);
  if (own === meant.personId) return open(ports, given, { provider, link, isNew: true });
  return write(ports, provider, link);
}

/** Who is logged in by means of his own; a session that a provider opened proves nothing about the person. */
function ownPerson(session: Session | null): string | null {
  if (session === null || session.key !== undefined || session.through !== undefined) return null;
  return session.role === 'customer' ? session.customerId : null;
}

function linkOf(
  { id, organisationId }: StoredProvider,
  { subject }: Identity,
  personId: string,
): ProviderLink {
  return { providerId: id, subject, organisationId, personId };
}

async function findMeant(
  { db }: ProviderPorts,
  { organisationId }: StoredProvider,
  { email }: Identity,
): Promise<{ ok: true; personId: string } | Refused> {
  if (email === null) return { ok: false, reason: 'provider-email' };
  const personId = await findMemberByEmail(db, organisationId, email);
  return personId === null ? { ok: false, reason: 'provider-no-member' } : { ok: true, personId };
}

/** Holds the organisation and the person; null where the provider or the membership is not as it was. */
async function hold(
  trx: Transaction,
  provider: StoredProvider,
  personId: string,
): Promise<{ organisation: Account; person: Account } | null> {
  const { id, organisationId, sealedSecret } = provider;
  const organisation = await lockAccount(trx, organisationId);
  const person = await lockAccount(trx, personId);
  const now = await findProvider(trx, organisationId);
  const isSame = now?.id === id && Buffer.compare(now.sealedSecret, sealedSecret) === 0;
  const membership = await findMembership(trx, { organisationId, personId });
  if (organisation === null || person === null || membership === null || !isSame) return null;
  return { organisation, person };
}

function open(
  ports: ProviderPorts,
  { session, userAgent }: Given,
  { provider, link, isNew }: { provider: StoredProvider; link: ProviderLink; isNew: boolean },
): Promise<LoggedIn> {
  const { db, clock } = ports;
  const now = clock();
  const { organisationId, personId } = link;
  return allOrNothing(db, async (trx): Promise<LoggedIn> => {
    const held = await hold(trx, provider, personId);
    if (held === null) return again;
    const wasOpen = session !== null && (await deleteSession(trx, session.customerId, session.id));
    // What confirms the link is a session that somebody may have ended since it was looked up.
    const isLinked = isNew
      ? wasOpen && (await confirmLink(ports, trx, { ...held, link, now }))
      : (await findLinked(trx, link)) === personId;
    if (!isLinked) return again;
    const { tokens } = await openSession(trx, {
      customerId: personId,
      // Whoever does not know of providers lets it do nothing.
      role: 'unconfirmed',
      organisationId,
      userAgent,
      now,
    });
    await auditAccount(trx, 'log-in-provider', { actor: personId, accountId: personId, now });
    const customer = { ...describeMember(held.person), ...tokens };
    const organisation = named(held.organisation);
    return { ok: true, value: { customer, organisation, outcome: 'logged-in' }, tokens };
  });
}

/** An owner has come back as whom he is logged in, so that others will too. */
async function tested(
  ports: ProviderPorts,
  provider: StoredProvider,
  { session, said }: { session: Session; said: Identity },
): Promise<LoggedIn> {
  const { id: sessionId, customerId: personId } = session;
  const known = await findLinked(ports.db, { providerId: provider.id, subject: said.subject });
  const meant =
    known === null ? await findMeant(ports, provider, said) : { ok: true as const, personId: known };
  if (!meant.ok) return meant;
  if (meant.personId !== personId) return { ok: false, reason: 'provider-no-member' };
  const now = ports.clock();
  return allOrNothing(ports.db, async (trx): Promise<LoggedIn> => {
    const held = await hold(trx, provider, personId);
    const open = await lockSession(trx, sessionId);
    // Somebody may have ended it since it was looked up.
    if (held === null || open === null || open.expiresAt <= now) return again;
    const link = linkOf(provider, said, personId);
    if (known === null && !(await confirmLink(ports, trx, { ...held, link, now }))) return again;
    await noteTested(trx, provider.id, { personId, now });
    return { ok: true, value: { organisation: named(held.organisation), outcome: 'tested' } };
  });
}

async function write(ports: ProviderPorts, provider: StoredProvider, link: ProviderLink): Promise<LoggedIn> {
  const { db, clock, secret } = ports;
  const { organisationId, personId } = link;
  const key = allowanceKey(secret, 'provider-letter', `${organisationId}:${personId}`);
  const spent = await spendAllowance(db, key, letters, clock());
  if (!spent.ok) return { ...spent, reason: 'limited' };
  const organisation = await findAccount(db, organisationId);
  if (organisation === null) return again;
  const isWritten = await inTransaction(db, async (trx) => {
    const held = await hold(trx, provider, personId);
    if (held !== null) await mailLink(ports, trx, { ...held, provider, link, now: clock() });
    return held !== null;
  });
  return isWritten ? { ok: true, value: { organisation: named(organisation), outcome: 'letter' } } : again;
}

function named({ id, organisation }: Account): { id: string; name: string } {
  return { id, name: organisation ?? '' };
}

const again: Refused = { ok: false, reason: 'provider-begin-again' };
