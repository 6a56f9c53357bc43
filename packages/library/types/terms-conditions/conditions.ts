/** Questions that several clauses put to the answers. */
import { given, has } from '@clausewright/engine/document/authoring';
import { isEeaCountry } from '../../places/regions.ts';
import type { TermsQuestions } from './clause.ts';

type Given<K extends keyof TermsQuestions> = { readonly [Q in K]?: TermsQuestions[Q] | undefined };

export function sellsAnything({ sells }: Given<'sells'>): boolean {
  return sells !== undefined && sells.length > 0 && !sells.includes('nothing');
}

/** Nothing but parcels, and vouchers for them. */
export function sellsGoodsAlone({ sells }: Given<'sells'>): boolean {
  return has(sells, 'goods') && (sells ?? []).every((kind) => kind === 'goods' || kind === 'gift-cards');
}

/** Who says nothing about its customers has consumers among them. */
export function consumersToo({ consumer_type }: Given<'consumer_type'>): boolean {
  return consumer_type !== 'businesses';
}

/** People who are not of full age yet; businesses have none among them. */
export function minorsToo(a: Given<'consumer_type' | 'min_age'>): boolean {
  return consumersToo(a) && (a.min_age ?? 18) < 18;
}

export function businessesToo({ consumer_type }: Given<'consumer_type'>): boolean {
  return consumer_type !== 'consumers';
}

export function isMarketplace({ sell_mode }: Given<'sell_mode'>): boolean {
  return sell_mode === 'third-party' || sell_mode === 'both';
}

/** Sellers on a platform whose contract follows Regulation (EU) 2019/1150. */
export function bindsSellers(given: Given<'sell_mode' | 'consumer_type' | 'laws'>): boolean {
  return isMarketplace(given) && businessesToo(given) && has(given.laws, 'eu_p2b');
}

/** There is somebody to write to when something changes: an account, or a contract that may still run. */
export function lasts(given: Given<'accounts' | 'sells'>): boolean {
  return given.accounts === 'yes' || sellsAnything(given);
}

/** Others sell everything, and the site only brings the parties together: orders are not taken, and nothing is owed, in its own name. */
export function onlyBrokers(a: Given<'sells' | 'sell_mode'>): boolean {
  return sellsAnything(a) && a.sell_mode === 'third-party';
}

export function sellsItself(a: Given<'sells' | 'sell_mode'>): boolean {
  return sellsAnything(a) && !onlyBrokers(a);
}

/** What a store can bill in an app. */
const billable = ['digital', 'subscriptions', 'in-app', 'credits'];
const storeBilling = ['apple-in-app-purchase', 'google-play-billing'];

type Stores = Given<
  | 'agreement_for'
  | 'app_stores'
  | 'sells'
  | 'sell_mode'
  | 'in_app_store_rules'
  | 'cancel_methods'
  | 'payment_vendors'
  | 'payment_vendors.own'
>;

/**
 * An app without a website whose sales all run through stores, which take the order, bill and end a subscription. The
 * services named for payments say so; where none is named, what the owner said of the stores does.
 */
export function soldInStores(a: Stores): boolean {
  const away = has(a.agreement_for, 'website') || has(a.app_stores, 'own', 'other') || !given(a.app_stores);
  if (!sellsItself(a) || away || !(a.sells ?? []).every((kind) => billable.includes(kind))) return false;
  if (given(a['payment_vendors.own'])) return false;
  if (given(a.payment_vendors)) {
    return [...(a.payment_vendors ?? [])].every((vendor) => storeBilling.includes(vendor));
  }
  const cancelled = a.cancel_methods?.length === 1 && has(a.cancel_methods, 'store');
  return has(a.sells, 'in-app') ? a.in_app_store_rules === 'yes' : cancelled;
}

/** Orders come to the owner, neither to a store nor to other sellers. */
export function takesOrders(a: Stores): boolean {
  return sellsItself(a) && !soldInStores(a);
}

/** A right of withdrawal from contracts with the owner is to be explained. */
export function mayWithdraw(a: Given<'sells' | 'sell_mode' | 'laws' | 'withdrawal'>): boolean {
  return sellsItself(a) && has(a.laws, 'eu_consumer', 'uk_consumer') && !has(a.withdrawal, 'none');
}

/** The instructions on withdrawal stand in a policy on returns that the terms link: they are printed once. */
export function instructsElsewhere({ refunds }: Given<'refunds'>): boolean {
  return refunds === 'separate-policy';
}

export function instructsHere(a: Given<'sells' | 'sell_mode' | 'laws' | 'withdrawal' | 'refunds'>): boolean {
  return mayWithdraw(a) && !instructsElsewhere(a);
}

/** What is supplied again and again without a parcel: a subscription, unless it is one to goods alone. */
export function sellsContinuously({ sells, withdrawal }: Given<'sells' | 'withdrawal'>): boolean {
  const parcelsAlone = has(withdrawal, 'goods-subscription') && !has(withdrawal, 'services');
  return has(sells, 'credits') || (has(sells, 'subscriptions') && !parcelsAlone);
}

/** What is sold without a parcel. */
export function sellsDigital(a: Given<'sells' | 'withdrawal'>): boolean {
  return has(a.sells, 'digital', 'in-app') || sellsContinuously(a);
}

/** What is supplied without a parcel. */
export function offersDigital(a: Given<'sells' | 'site_kind' | 'withdrawal'>): boolean {
  return sellsDigital(a) || has(a.site_kind, 'saas', 'game', 'digital-goods');
}

type Moderation = Given<'ai_features' | 'ugc' | 'ugc_moderation'>;

/** A machine looks for content, so that nobody may say that it is read only after a notice or by people alone. */
export function findsByMachine({ ai_features, ugc_moderation }: Moderation): boolean {
  return ugc_moderation === 'automated' || has(ai_features, 'moderation');
}

/** A machine looks for content although nobody posts any: no rules on content speak of it. */
export function filtersUnposted({ ai_features, ugc }: Moderation): boolean {
  return has(ai_features, 'moderation') && ugc !== 'yes';
}

/** An owner in the United States whose users all live there, under American law: the rules of other places say nothing to them. */
export function isOnlyAmerican(a: Given<'audience_regions' | 'country' | 'governing_law' | 'laws'>): boolean {
  const [seat, chosen]: (string | undefined)[] = [a.country, a.governing_law ?? 'US'];
  const abroad = (a.laws ?? []).some((law) => !law.startsWith('us_'));
  return (
    seat === 'US' && chosen === 'US' && !abroad && (a.audience_regions ?? []).every((one) => one === 'us')
  );
}

export function isSeatedInUnion({ country }: Given<'country'>): boolean {
  return isEeaCountry(country);
}

/** A business in the United States under American law that serves no European: its English readers expect American words. */
export function speaksAmerican(a: Given<'country' | 'governing_law' | 'laws'>): boolean {
  const seat: string | undefined = a.country;
  const law: string = a.governing_law ?? 'US';
  const abroad = ['eu_', 'uk_', 'ch_', 'au_'];
  return (
    seat === 'US' && law === 'US' && !(a.laws ?? []).some((one) => abroad.some((at) => one.startsWith(at)))
  );
}

/** The prescribed English text says "cancel": Consumer Rights Act 2022 (Ireland), Schedule 4; SI 2013/3134, Schedule 3. */
export function cancelsInEnglish({ country, laws }: Given<'country' | 'laws'>): boolean {
  const seat: string | undefined = country;
  return seat === 'IE' || (has(laws, 'uk_consumer') && !has(laws, 'eu_consumer'));
}
