/** Questions that several clauses put to the answers. */
import { has } from '../document/authoring.ts';
import type { EulaQuestions } from './clauses/clause.ts';

type Given<K extends keyof EulaQuestions> = { readonly [Q in K]?: EulaQuestions[Q] | undefined };

/** Who says nothing about its users has consumers among them. */
export function consumersToo({ consumer_type }: Given<'consumer_type'>): boolean {
  return consumer_type !== 'businesses';
}

/** Money changes hands, for the licence or in the software. */
export function isPaid({ licence_kind, purchases }: Given<'licence_kind' | 'purchases'>): boolean {
  const sells = has(purchases, 'one-time', 'consumable', 'subscription', 'virtual-currency', 'loot-boxes');
  return sells || (licence_kind !== 'free' && licence_kind !== 'trial');
}

export function isSubscribed({ licence_kind, purchases }: Given<'licence_kind' | 'purchases'>): boolean {
  return licence_kind === 'subscription' || has(purchases, 'subscription');
}

/** A store stands between the maker and the user. */
export function isInStore({ app_stores }: Given<'app_stores'>): boolean {
  return has(app_stores, 'apple', 'google', 'amazon', 'microsoft', 'steam', 'other');
}
