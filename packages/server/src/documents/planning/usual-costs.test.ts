/** What nobody chose costs nothing: documents of each kind of business, with everything that is usual for it. */
import { defaultPrices } from '@clausewright/library/clauses';
import { businessKinds } from '@clausewright/library/presets';
import { expect, test } from 'vitest';
import {
  countries,
  preparedFor,
  siteOf,
  today,
  typesFor,
} from '../../../../library/presets/testing/sites.ts';
import { planAgreement } from './plan-agreement.ts';

const rows = businessKinds.flatMap((kind) => countries.map((country) => ({ kind, country })));
const prices = { today, prices: defaultPrices, owned: [], served: [], freeOnly: false };

test.each(rows)('a $kind in $country pays nothing before choosing something paid', ({ kind, country }) => {
  for (const type of typesFor(siteOf(kind, country))) {
    const [filled] = preparedFor(kind, country, [type]);
    if (!filled) throw new Error(type);
    const { price } = planAgreement(filled.questionnaire, { ...prices, answers: filled.answers });
    expect(price.lines, type).toEqual([]);
  }
});
