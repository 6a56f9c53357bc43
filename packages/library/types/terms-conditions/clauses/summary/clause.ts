import { given, has } from '@clausewright/engine/document/authoring';
import { consumersToo, isMarketplace, mayWithdraw, sellsAnything } from '../../conditions.ts';
import { ownerName } from '../../../../shared/words/owner.ts';
import { clause } from '../../clause.ts';

/** Key points for orientation (Art. 14(5) DSA spirit; s. 64 CRA prominence; notice of arbitration at the top as US courts ask). No promise beyond the sections. Art. VI.91 CDE: renewal, the last day to object and the free exit stand in bold on the first page. */
export const summary = clause({
  id: 'tc.summary',
  version: 3,
  ground: { law: '?' },
  parts: {
    arbitration: { meets: ['us-arbitration'], when: (a) => a.dispute_mode === 'arbitration' },
    age: {
      answers: ['dispute_mode', 'min_age', 'sells', 'min_term', 'auto_renew'],
      when: (a) => (a.min_age ?? 18) > 0,
    },
    order: { answers: ['sells', 'min_term', 'auto_renew'], when: (a) => sellsAnything(a) },
    market: { answers: ['sell_mode', 'sells', 'min_term', 'auto_renew'], when: (a) => isMarketplace(a) },
    minimum: {
      answers: ['sells', 'min_term', 'auto_renew'],
      when: (a) => has(a.sells, 'subscriptions') && given(a.min_term),
    },
    renews: {
      answers: ['sells', 'auto_renew'],
      when: (a) => has(a.sells, 'subscriptions') && a.auto_renew === 'yes',
    },
    leave: {
      answers: ['sells', 'auto_renew'],
      when: (a) => has(a.sells, 'subscriptions') && a.auto_renew === 'yes' && has(a.laws, 'eu_consumer'),
    },
    withdrawEurope: {
      answers: ['sells'],
      when: (a) => mayWithdraw(a) && has(a.laws, 'eu_consumer') && has(a.laws, 'uk_consumer'),
    },
    withdrawUnion: {
      answers: ['sells'],
      when: (a) => mayWithdraw(a) && has(a.laws, 'eu_consumer') && !has(a.laws, 'uk_consumer'),
    },
    withdrawBritain: {
      answers: ['sells'],
      when: (a) => mayWithdraw(a) && !has(a.laws, 'eu_consumer') && has(a.laws, 'uk_consumer'),
    },
    content: { answers: ['ugc'], when: (a) => a.ugc === 'yes' },
    consumers: { answers: ['consumer_type'], when: (a) => consumersToo(a) },
  },
  texts: import.meta.url,
  values: {
    ownerName,
  },
});
