import { has } from '@clausewright/engine/document/authoring';
import { paidUnless } from '../../paid-unless.ts';
import { days } from '../../words/spans.ts';
import { clause } from '../../clause.ts';

/**
 * § 307 BGB and § 6(1) no. 5 KSchG (closed list of costs, balance, both ways; KG 23 U 15/22: consumers are asked for consent where
 * the contract can be ended at short notice), Annex 1(j) and (l) UCTD: notice and a right to leave; Cal. B&P 17602(g) 7 to 30
 * days. No change within a fixed term.
 */
export const priceChange = clause({
  id: 'tc.price_change',
  version: 3,
  price: paidUnless('us_renewal'),
  // What ends by itself keeps its price until then.
  when: (a) => has(a.sells, 'subscriptions') && a.auto_renew === 'yes',
  ground: { law: '§ 307 BGB; § 6(1) no. 5 KSchG' },
  parts: {
    notice: { meets: ['ca-arl-17602'], answers: ['price_change_days'] },
    agreed: {
      law: '§ 307 BGB; KG 23 U 15/22; Directive 93/13/EEC, Annex 1(l)',
      when: (a) => has(a.laws, 'eu_consumer'),
    },
  },
  texts: import.meta.url,
  values: {
    priceChangeDays: (c) => days(c, 'price_change_days', 'akk'),
  },
});
