/** Countries of whose law the imprint has clauses, and those that share an item. */
import type { Condition } from '@clausewright/engine/questionnaire/definition';
import { eeaCountries } from '../../../places/regions.ts';

export function seatIn(...codes: readonly string[]): Condition {
  return { in: ['country', codes] };
}

/** Directive 2000/31/EC, Article 5, and the law that the United Kingdom and Switzerland have beside it. */
export const numbered: Condition = { in: ['country', [...eeaCountries, 'GB', 'CH']] };
/** Article 5(1)(e) and (f) of that directive; Switzerland asks neither. */
export const regulated: Condition = { in: ['country', [...eeaCountries, 'GB']] };
/** Article 22 of Directive 2006/123/EC as these countries have it. */
export const insured = seatIn('DE', 'NL', 'BE', 'GB');
/** Article 5(2) of Directive 2000/31/EC as these countries have it. */
export const priced = seatIn('AT', 'ES', 'IT', 'IE', 'GB', 'FR', 'BE', 'NL');
/** Countries whose sections on disputes and prices depend on who the customers are. */
export const consumerSeats: readonly string[] = ['DE', 'AT', 'FR', 'IT', 'ES', 'NL', 'BE', 'IE', 'GB'];
export const business: Condition = { eq: ['entity_type', 'business'] };
/** Whoever trades alone is no legal person. */
export const legalPerson: Condition = {
  all: [business, { in: ['owner_form', ['company', 'partnership', 'association']] }],
};
export const company: Condition = { all: [business, { eq: ['owner_form', 'company'] }] };
/** § 5(1) no. 7 DDG, § 14 UGB, art. R.123-237 C. com., art. 2250 c.c., art. 2:20 WVV, s. 595 Companies Act 2014, s. 188 Insolvency Act 1986. */
export const tellsLiquidation: Condition = {
  any: [
    { all: [company, seatIn('DE', 'GB', 'IE')] },
    {
      all: [business, { in: ['owner_form', ['company', 'partnership']] }, seatIn('AT')],
    },
    { all: [legalPerson, seatIn('FR', 'IT', 'BE')] },
  ],
};
export const editorial: Condition = { has: ['site_kind', 'content'] };
