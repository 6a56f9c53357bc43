import { has } from '@clausewright/engine/document/authoring';
import { paidUnless } from '../../paid-unless.ts';
import { days } from '../../words/spans.ts';
import { clause } from '../../clause.ts';

/**
 * § 309 no. 9 BGB (after the first term indefinite, one month's notice), arts. L. 215-1 to L. 215-4 C. conso. (notice 3 to 1
 * months before; free exit), art. 62 TRLGDCU, art. 6:236(j) and (k) BW, art. VI.91 CDE, art. 65-bis cod. cons.; Cal. B&P 17602.
 * Art. L. 215-4 wants these articles reproduced: tc.renewal_fr does so in French, the other languages restate the first. A
 * reminder of so many days suits long periods alone: a month is over before it.
 */
export const renewal = clause({
  id: 'tc.renewal',
  version: 2,
  price: paidUnless('eu_consumer', 'us_renewal', 'uk_consumer'),
  when: (a) => has(a.sells, 'subscriptions'),
  ground: { answers: ['sells'] },
  parts: {
    auto: { meets: ['ca-arl-17602', 'crd-6-1-o'], when: (a) => a.auto_renew === 'yes' },
    remind: {
      answers: ['auto_renew', 'sub_periods'],
      when: (a) => a.auto_renew === 'yes' && has(a.sub_periods, 'year', 'other'),
    },
    none: { meets: ['crd-6-1-o', 'fr-l215-1'], when: (a) => a.auto_renew !== 'yes' },
    union: { meets: ['fr-l215-1'], when: (a) => has(a.laws, 'eu_consumer') && a.auto_renew === 'yes' },
    france: { meets: ['fr-l215-1'], when: (a) => has(a.laws, 'eu_consumer') && a.auto_renew === 'yes' },
    italy: { answers: ['auto_renew'], when: (a) => has(a.laws, 'eu_consumer') && a.auto_renew === 'yes' },
    states: {
      meets: ['us-arl-other', 'rosca-8403'],
      when: (a) => has(a.laws, 'us_renewal') && a.auto_renew === 'yes',
    },
  },
  texts: import.meta.url,
  values: {
    reminderTime: (c) => days(c, 'renew_notice', 'akk'),
  },
});
