import { has } from '@clausewright/engine/document/authoring';
import { offersDigital, sellsDigital } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/** Right to use, where the service is more than a shop window for goods; exceptions that no contract may take away: Arts 5(2), 5(3) and 6 Directive 2009/24/EC; resale rights are not touched. Cal. B&P 17500.6 in the part digital. */
export const licence = clause({
  id: 'tc.licence',
  version: 3,
  when: (a) => offersDigital(a) || has(a.agreement_for, 'app') || !has(a.sells, 'goods', 'gift-cards'),
  ground: { answers: ['sells', 'withdrawal', 'site_kind', 'agreement_for'] },
  parts: {
    software: {
      answers: ['sells', 'withdrawal', 'site_kind', 'agreement_for'],
      when: (a) => offersDigital(a) || has(a.agreement_for, 'app'),
    },
    digital: { meets: ['ca-17500-6'], when: (a) => has(a.laws, 'us_consumer') && sellsDigital(a) },
  },
  texts: import.meta.url,
});
