import { sellsGoods } from '../../sells.ts';
import { clause } from '../../clause.ts';

// Directive 2011/83/EU, Articles 18 and 20: 30 days unless agreed, and the seller's risk until a consumer holds the goods.
export const lost = clause({
  id: 'rr.lost',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.lost_parcels === 'yes' && sellsGoods(a),
  ground: { answers: ['lost_parcels'] },
  parts: {
    help: { meets: ['practice-rr-damaged'], answers: ['lost_parcels'] },
    consumers: { law: 'Directive 2011/83/EU, Art. 20', when: (a) => a.consumer_type !== 'businesses' },
  },
  texts: import.meta.url,
});
