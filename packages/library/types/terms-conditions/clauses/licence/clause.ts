import { has } from '@clausewright/engine/document/authoring';
import { isOnlyAmerican, offersDigital, sellsDigital } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/** Right to use, where the service is more than a shop window for goods; exceptions that no contract may take away: Arts 5(2), 5(3) and 6 Directive 2009/24/EC; resale rights are not touched. Cal. B&P 17500.6 in the part digital. */
export const licence = clause({
  id: 'tc.licence',
  version: 3,
  when: (a) => offersDigital(a) || has(a.agreement_for, 'app') || !has(a.sells, 'goods', 'gift-cards'),
  ground: { law: 'Directive 2009/24/EC, Arts 4 and 5' },
  parts: {
    software: {
      law: 'Directive 2009/24/EC, Arts 5(2), 5(3) and 6',
      when: (a) => (offersDigital(a) || has(a.agreement_for, 'app')) && !isOnlyAmerican(a),
    },
    digital: { meets: ['ca-17500-6'], when: (a) => has(a.laws, 'us_consumer') && sellsDigital(a) },
  },
  texts: import.meta.url,
});
