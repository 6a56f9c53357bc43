import { has } from '@clausewright/engine/document/authoring';
import { paidUnless } from '../../paid-unless.ts';
import { consumersToo, isMarketplace, onlyBrokers } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/**
 * Art. 6a CRD (§ 312l BGB, art. L. 111-7 C. conso., art. 97 bis TRLGDCU, art. 49-bis cod. cons., art. 6:230m BW); Art. 30 DSA.
 * Where others sell everything, the sections on order, price, delivery, withdrawal and defects say so themselves.
 */
export const marketplace = clause({
  id: 'tc.marketplace',
  version: 5,
  // The sellers' section refers to it for the ranking (Art. 5 of Regulation (EU) 2019/1150).
  price: paidUnless('eu_consumer', 'eu_p2b'),
  when: (a) => isMarketplace(a),
  ground: { answers: ['sell_mode'] },
  parts: {
    place: {
      answers: ['sell_mode'],
      when: (a) => !onlyBrokers(a) || has(a.sells, 'subscriptions', 'in-app', 'credits', 'gift-cards'),
    },
    own: { answers: ['sell_mode'], when: (a) => a.sell_mode === 'both' },
    status: { answers: ['trader_status'], when: (a) => a.trader_status !== 'no' },
    ranking: { meets: ['crd-6a'], answers: ['ranking_parameters'] },
    union: { meets: ['crd-6a'], when: (a) => has(a.laws, 'eu_consumer') },
    roles: { meets: ['crd-6a'], when: (a) => consumersToo(a) },
    paid: { meets: ['crd-6a'], promise: 'paid_ranking_marked' },
  },
  texts: import.meta.url,
});
