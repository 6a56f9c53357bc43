import type { consentSaleDetails, listConsents, ResultOf } from '@clausewright/contract';
import { plansOf } from '../billing/prices/consent-plans.ts';
import { currentPrices } from '../billing/prices/price-store.ts';
import { latestSubscriptions, type Subscription } from '../billing/subscriptions/subscription-store.ts';
import { planStateAt } from '../billing/subscriptions/plan-state.ts';
import type { Outcome, Refused } from '../http/envelope.ts';
import type { Session } from '../http/session.ts';
import { type Consent, consentsOf, findConsent } from './consent-store.ts';
import type { ConsentPorts } from './ports.ts';

type Listed = ResultOf<typeof listConsents>;
type Summary = Listed['consents'][number];

/** Own consents, newest first; two questions however many they are. */
export async function readConsents(ports: ConsentPorts, session: Session): Promise<Outcome<Listed>> {
  const own = await consentsOf(ports.db, session.customerId);
  const plans = await latestSubscriptions(
    ports.db,
    own.map(({ id }) => id),
  );
  const now = ports.clock();
  return { ok: true, value: { consents: own.map((one) => described(one, plans.get(one.id) ?? null, now)) } };
}

/** One consent as lists show it. */
export async function summaryOf({ db, clock }: ConsentPorts, consent: Consent): Promise<Summary> {
  const plans = await latestSubscriptions(db, [consent.id]);
  return described(consent, plans.get(consent.id) ?? null, clock());
}

/** The consent for its owner alone. */
export async function openConsent(
  { db }: Pick<ConsentPorts, 'db'>,
  id: string,
  session: Session,
): Promise<{ ok: true; consent: Consent } | Refused> {
  const consent = await findConsent(db, id);
  if (consent === null) return { ok: false, reason: 'not-found' };
  return consent.ownerId === session.customerId
    ? { ok: true, consent }
    : { ok: false, reason: 'other-account' };
}

/** What the page before payment shows, with the plans that are sold now. */
export async function readSaleDetails(
  ports: ConsentPorts,
  { session, id }: { session: Session; id: string },
): Promise<Outcome<ResultOf<typeof consentSaleDetails>>> {
  const opened = await openConsent(ports, id, session);
  if (!opened.ok) return opened;
  const latest = (await latestSubscriptions(ports.db, [id])).get(id);
  const now = ports.clock();
  const summary = described(opened.consent, latest ?? null, now);
  const prices = await currentPrices(ports.db, now);
  const plans = plansOf(prices).map(({ label, ...plan }) => ({
    ...plan,
    currency: prices.currency,
    discount_label: label,
  }));
  const subscription =
    latest === undefined || latest.state === 'ended' ? null : { plan: latest.plan.code, state: latest.state };
  return { ok: true, value: { ...summary, plans, subscription } };
}

function described(consent: Consent, subscription: Subscription | null, now: Date): Summary {
  const plan = planStateAt(subscription, now);
  return {
    id: consent.id,
    site_url: consent.domain,
    active: consent.active,
    paid: plan === 'paid' || plan === 'grace',
    created_at: consent.createdAt.toISOString(),
  };
}
