/** What clauses ask about the owner: where, and in which form. */
import type { Given } from '../clause.ts';

export const isIn =
  (...countries: readonly string[]) =>
  ({ country }: Given): boolean =>
    countries.includes(String(country));

/** Whoever trades alone is a person, under whatever name. */
export function isPerson({ entity_type, owner_form }: Given): boolean {
  return entity_type === 'individual' || owner_form === 'sole-trader';
}

export function isLegalPerson(a: Given): boolean {
  return a.entity_type === 'business' && !isPerson(a);
}
