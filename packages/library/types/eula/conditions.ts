/** Questions that several clauses put to the answers. */
import { has } from '@clausewright/engine/document/authoring';
import type { EulaQuestions } from './clause.ts';

type Given<K extends keyof EulaQuestions> = { readonly [Q in K]?: EulaQuestions[Q] | undefined };

/** Who says nothing about its users has consumers among them; a licence for the purposes of a business has none. */
export function consumersToo({ consumer_type, use_scope }: Given<'consumer_type' | 'use_scope'>): boolean {
  return consumer_type !== 'businesses' && use_scope !== 'business';
}

/** Private use alone shuts businesses out, whoever was named as user. */
export function businessesToo({ consumer_type, use_scope }: Given<'consumer_type' | 'use_scope'>): boolean {
  return consumer_type === 'businesses' || use_scope !== 'personal';
}

/** Money changes hands, for the licence or in the software. Whether a licence for education costs anything nobody is asked. */
export function isPaid(a: Given<'licence_kind' | 'purchases'>): boolean {
  const unpaid = a.licence_kind === 'free' || a.licence_kind === 'trial' || a.licence_kind === 'educational';
  return sellsInside(a) || !unpaid;
}

/** There is something to buy in the software itself. */
export function sellsInside({ purchases }: Given<'purchases'>): boolean {
  return has(purchases, 'one-time', 'consumable', 'subscription', 'virtual-currency', 'loot-boxes');
}

export function isSubscribed({ licence_kind, purchases }: Given<'licence_kind' | 'purchases'>): boolean {
  return licence_kind === 'subscription' || has(purchases, 'subscription');
}

/** The licence itself runs with a subscription: taking the software away does not end it. */
export function runsWithSubscription({ licence_kind, term }: Given<'licence_kind' | 'term'>): boolean {
  return licence_kind === 'subscription' || term === 'with-subscription';
}

export function isFirmware({ software_kind }: Given<'software_kind'>): boolean {
  return software_kind === 'firmware';
}

/** Nothing is installed: the software is opened in the browser and in no other way. */
export function isInBrowser({ delivered_via }: Given<'delivered_via'>): boolean {
  return (
    delivered_via !== undefined && delivered_via.length > 0 && delivered_via.every((way) => way === 'web')
  );
}

type Bought = Given<'licence_kind' | 'term' | 'end_notice' | 'delivered_via'>;

/** Licences by number or place that run until they are ended; one that a notice may end was not sold for good. */
function isCountedForGood({ licence_kind, term, end_notice }: Bought): boolean {
  const counted = ['per-device', 'per-user', 'site', 'concurrent'].some((kind) => kind === licence_kind);
  return counted && term === 'until-ended' && end_notice !== 'notice';
}

/** Paid once and without end, so that only a breach can end it. */
export function isBoughtForGood(a: Bought): boolean {
  return a.licence_kind === 'perpetual' || (isCountedForGood(a) && !isInBrowser(a));
}

/** A store stands between the maker and the user. */
export function isInStore({ app_stores }: Given<'app_stores'>): boolean {
  return has(app_stores, 'apple', 'google', 'amazon', 'microsoft', 'steam', 'other');
}

/** People also get it from the maker, past every store. */
export function isSoldDirectly(a: Given<'app_stores' | 'delivered_via'>): boolean {
  return !isInStore(a) || has(a.app_stores, 'own') || has(a.delivered_via, 'download', 'media', 'web');
}

/** A price or personal data is given for it: without either Directive (EU) 2019/770 does not apply (Article 3(1)). */
export function isRemunerated(a: Given<'licence_kind' | 'purchases' | 'data_collection'>): boolean {
  return isPaid(a) || a.data_collection !== 'none';
}

type Reached = Given<'audience_regions' | 'country' | 'governing_law' | 'laws'>;

/** An owner in the United States whose users all live there, under American law: the rules of other places say nothing to them. */
export function isOnlyAmerican({ audience_regions, country, governing_law, laws }: Reached): boolean {
  const seat: string | undefined = country;
  const chosen: string = governing_law ?? 'US';
  const abroad = has(laws, 'eu_software', 'uk_software', 'au_software');
  return seat === 'US' && chosen === 'US' && !abroad && (audience_regions ?? []).every((one) => one === 'us');
}

/** Consumers of the Union whose licence the Directive on digital content governs. */
export function servesUnion(a: Given<'consumer_type' | 'use_scope' | 'laws'>): boolean {
  return consumersToo(a) && has(a.laws, 'eu_software');
}

const commonLaw: readonly (string | undefined)[] = ['AU', 'CA', 'GB', 'IE', 'IN', 'NZ', 'SG', 'US', 'ZA'];

/** Countries of the common law: they know no essential obligations, and a right may be lost by waiting. */
export function isCommonLaw({ governing_law }: Given<'governing_law'>): boolean {
  return commonLaw.includes(governing_law);
}
