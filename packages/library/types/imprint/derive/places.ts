/** Countries of whose law the imprint has clauses, and those that share an item. */
import type { Condition } from '@clausewright/engine/questionnaire/definition';
import { eeaCountries } from '../../../places/regions.ts';

export function seatIn(...codes: readonly string[]): Condition {
  return { in: ['country', codes] };
}

/** Directive 2000/31/EC, Article 5, and the law that the United Kingdom and Switzerland have beside it. */
export const numbered: Condition = { in: ['country', [...eeaCountries, 'GB', 'CH']] };
/** Article 22 of Directive 2006/123/EC as these countries have it. */
export const insured = seatIn('DE', 'NL', 'BE', 'GB');
/** Article 5(2) of Directive 2000/31/EC as these countries have it. */
export const priced = seatIn('AT', 'ES', 'IT', 'IE', 'GB', 'FR', 'BE', 'NL');
export const business: Condition = { eq: ['entity_type', 'business'] };
/** Whoever trades alone is no legal person. */
export const legalPerson: Condition = {
  all: [business, { in: ['owner_form', ['company', 'partnership', 'association']] }],
};
export const company: Condition = { all: [business, { eq: ['owner_form', 'company'] }] };
export const editorial: Condition = { has: ['site_kind', 'content'] };
