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

/** What is supplied without a parcel. */
export function offersDigital({ sells, site_kind }: Given<'sells' | 'site_kind'>): boolean {
  return (
    has(sells, 'digital', 'in-app', 'credits', 'subscriptions') ||
    has(site_kind, 'saas', 'game', 'digital-goods')
  );
}

export function isSeatedInUnion({ country }: Given<'country'>): boolean {
  return isEeaCountry(country);
}
