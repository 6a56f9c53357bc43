import { listRegimes } from '@clausewright/banner/publish';
import type {
  ConsentCard,
  BannerLanguage,
  newConsent,
  publishBanner,
  ResultOf,
} from '@clausewright/contract';
import { planStateAt } from '../plans/plan-state.ts';
import type { Subscription } from '../plans/subscription-store.ts';
import type { CardFacts } from './consent-card-store.ts';
import type { Consent } from './consent-store.ts';
import { toDisplayDomain } from './parse-domain.ts';

type Summary = ResultOf<typeof newConsent>;

/** What every list shows of a consent, given the latest of its subscriptions. */
export function summaryWith(
  consent: Pick<Consent, 'id' | 'domain' | 'active' | 'createdAt'>,
  subscription: Subscription | null,
  now: Date,
): Summary {
  const plan = planStateAt(subscription, now);
  return {
    id: consent.id,
    site_url: toDisplayDomain(consent.domain),
    active: consent.active,
    paid: plan === 'paid' || plan === 'grace',
    created_at: consent.createdAt.toISOString(),
  };
}

/** A card of My Privacy Consents. */
export function cardWith(facts: CardFacts, subscription: Subscription | null, now: Date): ConsentCard {
  return {
    ...summaryWith(facts, subscription, now),
    plan: planWith(subscription, now),
    additional_domains: facts.domains,
    website_id: facts.websiteId,
    vendors: { total: facts.vendors, off: facts.vendorsOff },
    answers_this_month: facts.answersThisMonth,
    regimes: listRegimes(facts.regions ?? 'everyone'),
    published_at: facts.publishedAt?.toISOString() ?? null,
    changed: facts.changed,
  };
}

/** Null where nobody ever paid. */
export function planWith(subscription: Subscription | null, now: Date): ConsentCard['plan'] {
  const state = planStateAt(subscription, now);
  if (subscription === null || state === 'none') return null;
  return {
    code: subscription.plan.code,
    state: state === 'paid' ? 'active' : state === 'grace' ? 'past-due' : 'ended',
    ends_at: subscription.periodEndsAt.toISOString(),
    renews: state !== 'ended' && !subscription.cancelAtPeriodEnd,
  };
}

/** What was published, with the hash of each language's snapshot. */
export function publishedWith(
  { number, publishedAt }: { number: number; publishedAt: Date },
  snapshots: readonly { language: BannerLanguage; hash: string }[],
): ResultOf<typeof publishBanner> {
  return {
    version: number,
    published_at: publishedAt.toISOString(),
    languages: snapshots.map(({ language }) => language),
    snapshots: Object.fromEntries(snapshots.map(({ language, hash }) => [language, hash])),
  };
}
