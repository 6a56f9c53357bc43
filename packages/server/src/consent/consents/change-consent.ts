import type { ConsentCard } from '@clausewright/contract';
import { noteAuthor } from '../../approvals/note-author.ts';
import { lockAccount } from '../../customers/customer-store.ts';
import { type PlanState, planStateAt } from '../plans/plan-state.ts';
import { latestSubscriptions, type Subscription } from '../plans/subscription-store.ts';
import { allOrNothing } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { findConsentCard } from './consent-card-store.ts';
import { type Consent, lockConsent } from './consent-store.ts';
import { cardWith } from './describe-consent.ts';
import type { ConsentPorts } from './ports.ts';
import { findConsentByVendor } from './vendor-store.ts';

/** A consent that nobody else changes meanwhile. */
export interface LockedConsent {
  trx: Transaction;
  consent: Consent;
  /** The latest one. */
  subscription: Subscription | null;
  plan: PlanState;
  now: Date;
}

interface Asked {
  session: Session;
  id: string;
  /** Holds all consents of the owner: what is decided depends on the domains of the others. */
  domains?: true;
  /** Also where the plan has ended. */
  anyPlan?: true;
  /** What is edited stays as it is: whoever does this is no author of it. */
  keepsDraft?: true;
}

type Work<Value> = (held: LockedConsent) => Promise<Outcome<Value>>;

/** Changes a consent for its owner, wholly or not at all; one whose plan has ended stays as it is. */
export async function changeConsent<Value>(
  { db, clock }: Pick<ConsentPorts, 'db' | 'clock'>,
  { session, id, domains, anyPlan, keepsDraft }: Asked,
  work: Work<Value>,
): Promise<Outcome<Value>> {
  const now = clock();
  return allOrNothing(db, async (trx): Promise<Outcome<Value>> => {
    // Always the owner first, as whoever adds a consent locks it.
    if (domains && (await lockAccount(trx, session.customerId)) === null) {
      return { ok: false, reason: 'not-authenticated' };
    }
    const consent = await lockConsent(trx, id);
    if (consent === null) return notFound;
    if (consent.ownerId !== session.customerId) return { ok: false, reason: 'other-account' };
    const subscription = (await latestSubscriptions(trx, [id])).get(id) ?? null;
    const plan = planStateAt(subscription, now);
    if (plan === 'ended' && anyPlan !== true) return { ok: false, reason: 'plan-ended' };
    const outcome = await work({ trx, consent, subscription, plan, now });
    if (outcome.ok && keepsDraft !== true) await noteAuthor(trx, { of: 'banner', id });
    return outcome;
  });
}

/** The same for the consent that has a vendor. */
export async function changeConsentByVendor<Value>(
  ports: Pick<ConsentPorts, 'db' | 'clock'>,
  { session, id: vendorId }: Pick<Asked, 'session' | 'id'>,
  work: Work<Value>,
): Promise<Outcome<Value>> {
  const id = await findConsentByVendor(ports.db, vendorId);
  return id === null ? notFound : changeConsent(ports, { session, id }, work);
}

/** The card of a consent as it is after a change. */
export async function cardAfter({
  trx,
  consent,
  subscription,
  now,
}: LockedConsent): Promise<{ ok: true; value: ConsentCard }> {
  const facts = await findConsentCard(trx, consent.id, now);
  if (facts === null) throw new Error('a consent that is held is gone');
  return { ok: true, value: cardWith(facts, subscription, now) };
}

const notFound: Refused = { ok: false, reason: 'not-found' };
