/** Questions that several clauses put to the answers. */
import { has } from '../document/authoring.ts';
import { isEeaCountry } from '../shared-questions/regions.ts';
import type { TermsQuestions } from './clauses/clause.ts';

type Given<K extends keyof TermsQuestions> = { readonly [Q in K]?: TermsQuestions[Q] | undefined };

export function sellsAnything({ sells }: Given<'sells'>): boolean {
  return sells !== undefined && sells.length > 0 && !sells.includes('nothing');
}

/** Who says nothing about its customers has consumers among them. */
export function consumersToo({ consumer_type }: Given<'consumer_type'>): boolean {
  return consumer_type !== 'businesses';
}

export function businessesToo({ consumer_type }: Given<'consumer_type'>): boolean {
  return consumer_type !== 'consumers';
}

export function isMarketplace({ sell_mode }: Given<'sell_mode'>): boolean {
  return sell_mode === 'third-party' || sell_mode === 'both';
}

/** What is sold without a parcel: a subscription too, unless it is one to goods alone. */
export function sellsDigital({ sells, withdrawal }: Given<'sells' | 'withdrawal'>): boolean {
  const parcelsAlone = has(withdrawal, 'goods-subscription') && !has(withdrawal, 'services');
  return has(sells, 'digital', 'in-app', 'credits') || (has(sells, 'subscriptions') && !parcelsAlone);
}

/** What is supplied without a parcel. */
export function offersDigital(given: Given<'sells' | 'site_kind' | 'withdrawal'>): boolean {
  return sellsDigital(given) || has(given.site_kind, 'saas', 'game', 'digital-goods');
}

type Moderation = Given<'ai_features' | 'ugc' | 'ugc_moderation'>;

/** A machine looks for content, so that nobody may say that it is read only by people or only after a notice. */
export function findsByMachine({ ai_features, ugc_moderation }: Moderation): boolean {
  return (
    ugc_moderation === 'automated' ||
    (has(ai_features, 'moderation') && ugc_moderation !== 'before-publication')
  );
}

/** A machine looks for content where the rules on content do not say so themselves. */
export function filtersBefore({ ai_features, ugc, ugc_moderation }: Moderation): boolean {
  return has(ai_features, 'moderation') && (ugc !== 'yes' || ugc_moderation === 'before-publication');
}

export function isSeatedInUnion({ country }: Given<'country'>): boolean {
  return isEeaCountry(country);
}
