import type { consentSaleDetails, listConsents, newConsent, ResultOf } from '@clausewright/contract';
import { plansOf } from '../billing/prices/consent-plans.ts';
import { currentPrices } from '../billing/prices/price-store.ts';
import { latestSubscriptions } from '../billing/subscriptions/subscription-store.ts';
import type { Outcome, Refused } from '../http/envelope.ts';
import type { Session } from '../http/session.ts';
import { cardsOf } from './consent-card-store.ts';
import { type Consent, findConsent } from './consent-store.ts';
import { cardWith, summaryWith } from './describe-consent.ts';
import type { ConsentPorts } from './ports.ts';

type Listed = ResultOf<typeof listConsents>;

/** Own consents, newest first; two questions however many they are. */
export async function readConsents(ports: ConsentPorts, session: Session): Promise<Outcome<Listed>> {
  const now = ports.clock();
  const own = await cardsOf(ports.db, session.customerId, now);
  const plans = await latestSubscriptions(
    ports.db,
    own.map(({ id }) => id),
  );
  return { ok: true, value: { consents: own.map((one) => cardWith(one, plans.get(one.id) ?? null, now)) } };
}

/** One consent as other calls answer it. */
export async function summaryOf(
  { db, clock }: ConsentPorts,
  consent: Consent,
): Promise<ResultOf<typeof newConsent>> {
  const plans = await latestSubscriptions(db, [consent.id]);
  return summaryWith(consent, plans.get(consent.id) ?? null, clock());
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
  const summary = summaryWith(opened.consent, latest ?? null, now);
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
