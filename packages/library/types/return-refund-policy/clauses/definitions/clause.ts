import { sellsDigital, sellsGoods } from '../../sells.ts';
import { clause } from '../../clause.ts';

// Directive 2011/83/EU, Article 2(1), (3) and (11); only the words that the other clauses use.
export const definitions = clause({
  id: 'rr.definitions',
  version: 3,
  ground: { law: '?' },
  parts: {
    consumer: { answers: ['consumer_type'], when: (a) => a.consumer_type !== 'businesses' },
    spain: {
      answers: ['consumer_type'],
      when: (a) => a.consumer_type !== 'businesses' && a.country === ('ES' as typeof a.country),
    },
    goods: { answers: ['goods_kinds'], when: (a) => sellsGoods(a) },
    digital: { answers: ['goods_kinds'], when: (a) => sellsDigital(a) },
  },
  texts: import.meta.url,
});
