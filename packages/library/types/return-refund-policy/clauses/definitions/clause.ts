import { sellsDigital, sellsGoods } from '../../sells.ts';
import { clause } from '../../clause.ts';

// Directive 2011/83/EU, Article 2(1), (3) and (11); only the words that the other clauses use.
export const definitions = clause({
  id: 'rr.definitions',
  version: 3,
  parts: {
    consumer: { meets: [], when: (a) => a.consumer_type !== 'businesses' },
    spain: {
      meets: [],
      when: (a) => a.consumer_type !== 'businesses' && a.country === ('ES' as typeof a.country),
    },
    goods: { meets: [], when: (a) => sellsGoods(a) },
    digital: { meets: [], when: (a) => sellsDigital(a) },
  },
  texts: import.meta.url,
});
