import { given, has } from '@clausewright/engine/document/authoring';
import { consumersToo, isMarketplace, mayWithdraw, sellsAnything } from '../../conditions.ts';
import { ownerName } from '../../../../shared/words/owner.ts';
import { isGerman, renewsInUnion } from '../renewal/clause.ts';
import { clause } from '../../clause.ts';

/** Key points for orientation (Art. 14(5) DSA spirit; s. 64 CRA prominence; notice of arbitration at the top as US courts ask). No promise beyond the sections. Art. VI.91 CDE: renewal, the last day to object and the free exit stand in bold on the first page. */
export const summary = clause({
  id: 'tc.summary',
  version: 4,
  parts: {
    arbitration: { meets: ['us-arbitration'], when: (a) => a.dispute_mode === 'arbitration' },
    age: { meets: [], when: (a) => (a.min_age ?? 18) > 0 },
    order: { meets: [], when: (a) => sellsAnything(a) },
    market: { meets: [], when: (a) => isMarketplace(a) },
    minimum: { meets: [], when: (a) => has(a.sells, 'subscriptions') && given(a.min_term) },
    renews: { meets: [], when: (a) => has(a.sells, 'subscriptions') && a.auto_renew === 'yes' },
    leave: { meets: [], when: renewsInUnion },
    german: { meets: [], when: (a) => renewsInUnion(a) && isGerman(a) },
    belgium: { meets: [], when: (a) => renewsInUnion(a) && !isGerman(a) },
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
