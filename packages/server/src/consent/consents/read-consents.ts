import { defaultAppearance } from '@clausewright/banner/publish';
import type {
  checkCustomerActive,
  consentDetails,
  consentSaleDetails,
  getFields,
  listConsents,
  listVendors,
  newConsent,
  ResultOf,
  vendorDetails,
} from '@clausewright/contract';
import { listPlans } from '../../platform/prices/consent-plans.ts';
import { currentPrices } from '../../platform/prices/price-store.ts';
import { latestSubscriptions } from '../plans/subscription-store.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import { type Session, websitesSeen } from '../../platform/http/session.ts';
import { findPublished, readDraft } from './banner-version-store.ts';
import { findConsentCard, listConsentCards } from './consent-card-store.ts';
import { readBannerDraft, type Consent, findConsent } from './consent-store.ts';
import { cardWith, publishedWith, summaryWith } from './describe-consent.ts';
import { nameOf } from './content-name.ts';
import { shownDomains } from './further-domains.ts';
import type { ConsentPorts } from './ports.ts';
import { findConsentByVendor, findVendor, listConsentVendors } from './vendor-store.ts';

type Listed = ResultOf<typeof listConsents>;

/** Own consents, newest first; two questions however many they are. */
export async function readConsents(ports: ConsentPorts, session: Session): Promise<Outcome<Listed>> {
  const now = ports.clock();
  const own = await listConsentCards(ports.db, session.customerId, now, websitesSeen(session));
  const plans = await latestSubscriptions(
    ports.db,
    own.map(({ id }) => id),
  );
  return { ok: true, value: { consents: own.map((one) => cardWith(one, plans.get(one.id) ?? null, now)) } };
}

/** One consent as other calls answer it. */
export async function getSummary(
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
  const plans = listPlans(prices).map(({ label, ...plan }) => ({
    ...plan,
    currency: prices.currency,
    discount_label: label,
  }));
  const subscription =
    latest === undefined || latest.state === 'ended' ? null : { plan: latest.plan.code, state: latest.state };
  return { ok: true, value: { ...summary, plans, subscription } };
}

interface Own {
  session: Session;
  id: string;
}

/** All that its owner decides about a banner, as it is edited now. */
export async function readDetails(
  ports: ConsentPorts,
  { session, id }: Own,
): Promise<Outcome<ResultOf<typeof consentDetails>>> {
  const opened = await openConsent(ports, id, session);
  if (!opened.ok) return opened;
  const { db, clock } = ports;
  const { siteId, published } = opened.consent;
  // Before all that it names: what changes meanwhile has another one.
  const revision = nameOf(await readDraft(db, id));
  const now = clock();
  const facts = await findConsentCard(db, id, now);
  if (facts === null) return { ok: false, reason: 'not-found' };
  const subscription = (await latestSubscriptions(db, [id])).get(id) ?? null;
  const { appearance, fields } = await readBannerDraft(db, id);
  const version = published === null ? null : await findPublished(db, siteId, published);
  return {
    ok: true,
    value: {
      ...cardWith(facts, subscription, now),
      appearance: appearance ?? defaultAppearance(session.language),
      fields,
      domains: await shownDomains(db, siteId),
      published:
        published === null || version === null
          ? null
          : publishedWith({ number: published, publishedAt: version.publishedAt }, version.snapshots),
      draft_revision: revision,
    },
  };
}

export async function readFields(
  ports: ConsentPorts,
  { session, id }: Own,
): Promise<Outcome<ResultOf<typeof getFields>>> {
  const opened = await openConsent(ports, id, session);
  if (!opened.ok) return opened;
  return { ok: true, value: { fields: (await readBannerDraft(ports.db, id)).fields } };
}

/** Vendors of a consent, in order. */
export async function readVendors(
  ports: ConsentPorts,
  { session, id }: Own,
): Promise<Outcome<ResultOf<typeof listVendors>>> {
  const opened = await openConsent(ports, id, session);
  if (!opened.ok) return opened;
  return { ok: true, value: { vendors: await listConsentVendors(ports.db, opened.consent.siteId) } };
}

export async function readVendor(
  ports: ConsentPorts,
  { session, id }: Own,
): Promise<Outcome<ResultOf<typeof vendorDetails>>> {
  const consentId = await findConsentByVendor(ports.db, id);
  if (consentId === null) return { ok: false, reason: 'not-found' };
  const opened = await openConsent(ports, consentId, session);
  if (!opened.ok) return opened;
  const vendor = await findVendor(ports.db, { siteId: opened.consent.siteId, id });
  return vendor === null ? { ok: false, reason: 'not-found' } : { ok: true, value: vendor };
}

/** Whether a banner is served; a plan that has ended goes on serving what was published. */
export async function readServing(
  ports: ConsentPorts,
  { session, id }: Own,
): Promise<Outcome<ResultOf<typeof checkCustomerActive>>> {
  const opened = await openConsent(ports, id, session);
  if (!opened.ok) return opened;
  const { active, published } = opened.consent;
  const everPaid = (await latestSubscriptions(ports.db, [id])).has(id);
  const missing = [
    ...(everPaid ? [] : (['plan'] as const)),
    ...(published === null ? (['publication'] as const) : []),
    ...(active ? [] : (['switched-on'] as const)),
  ];
  return { ok: true, value: { active: missing.length === 0, missing } };
}
