import { sellsDigital, sellsGoods, speaksAmerican } from '../../sells.ts';
import { twoEnglishes } from '../../../../shared/clauses/two-englishes.ts';
import { clause } from '../../clause.ts';

// Directive 2011/83/EU, Article 2(1), (3) and (11); only the words that the other clauses use.
export const definitions = clause({
  id: 'rr.definitions',
  version: 3,
  ground: { answers: ['goods_kinds'] },
  parts: {
    ...twoEnglishes('Directive 2011/83/EU, Art. 2(1); 15 U.S.C. § 2301(1)', speaksAmerican),
    consumer: { law: 'Directive 2011/83/EU, Art. 2(1)', when: (a) => a.consumer_type !== 'businesses' },
    spain: {
      law: 'art. 3 TRLGDCU',
      when: (a) => a.consumer_type !== 'businesses' && a.country === ('ES' as typeof a.country),
    },
    goods: { law: 'Directive 2011/83/EU, Art. 2(3)', when: (a) => sellsGoods(a) },
    digital: { law: 'Directive 2011/83/EU, Art. 2(11)', when: (a) => sellsDigital(a) },
  },
  texts: import.meta.url,
});
